/** Environment variables that make the processes of the tests cheaper. */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Gatsby needs a root without a type, and Node warns of each process that reads a module of `src`. */
const quiet = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

const preload = `--import=${new URL('./baseline-wasm.mjs', import.meta.url).href}`;

export const testProcesses: Readonly<Record<string, string>> = {
  // A larger young generation: less work for the garbage collector.
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], preload, '--max-semi-space-size=64', quiet]
    .filter(Boolean)
    .join(' '),
  // A build, and every process after the first of its kind, finds its packages compiled.
  NODE_COMPILE_CACHE: resolve('.data/compiled'),
  // Huge pages for glibc's allocations: page faults are a tenth of the work on a virtual machine.
  // Other libraries and systems ignore it.
  GLIBC_TUNABLES: process.env['GLIBC_TUNABLES'] ?? 'glibc.malloc.hugetlb=1',
  // Databases that are copied: the only files that outlive a layer, for the next one.
  TEST_DATABASES: process.env['TEST_DATABASES'] ?? join(tmpdir(), 'yasno-test-databases'),
};
