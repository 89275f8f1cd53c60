/**
 * Preloaded into every Node process of the tests (see environment.ts). A test's database lives for
 * seconds: optimizing the WebAssembly of PGlite takes half of the CPU time of a backend that starts,
 * and pays off only after minutes. The baseline compiler alone runs the same code.
 */
import { setFlagsFromString } from 'node:v8';

// `--liftoff-only` is short for these two, and only where it stands on the command line.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
