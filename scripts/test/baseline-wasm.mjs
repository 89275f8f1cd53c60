/**
 * Preloaded into every Node process of the tests (see environment.ts). A test's database lives for
 * seconds: optimising the WebAssembly of PGlite takes half of the CPU time of a starting backend,
 * and pays off only after minutes. The baseline compiler runs the same code.
 */
import { setFlagsFromString } from 'node:v8';

// `--liftoff-only` is short for these two, and works only on the command line.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
