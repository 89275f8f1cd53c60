/** What the processes of the tests find in their environment, so that they cost less. */
import { resolve } from 'node:path';

const preload = `--import=${new URL('./baseline-wasm.mjs', import.meta.url).href}`;

export const testProcesses: Readonly<Record<string, string>> = {
  // Room for what is new: the collector has less to do of all.
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], preload, '--max-semi-space-size=64']
    .filter(Boolean)
    .join(' '),
  // A build, and every process after the first of its kind, finds its packages compiled.
  NODE_COMPILE_CACHE: resolve('.data/compiled'),
  // Huge pages for what glibc allocates: page faults are a tenth of the work where the machine is
  // a virtual one. Other libraries and systems do not read it.
  GLIBC_TUNABLES: process.env['GLIBC_TUNABLES'] ?? 'glibc.malloc.hugetlb=1',
};
