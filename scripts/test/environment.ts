/** What the processes of the tests find in their environment, so that they cost less. */

const preload = `--import=${new URL('./baseline-wasm.mjs', import.meta.url).href}`;

export const testProcesses: Readonly<Record<string, string>> = {
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], preload].filter(Boolean).join(' '),
  // Huge pages for what glibc allocates: page faults are a tenth of the work where the machine is
  // a virtual one. Other libraries and systems do not read it.
  GLIBC_TUNABLES: process.env['GLIBC_TUNABLES'] ?? 'glibc.malloc.hugetlb=1',
};
