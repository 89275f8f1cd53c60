import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects all garbage now and returns the memory to the system. For a moment when much has just become garbage and
 * little is going to be allocated: V8 collects when the heap grows. Takes some 100 ms for 100 MB that remain.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  // Any other flavour leaves most pages of the heap for later.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
