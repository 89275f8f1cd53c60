/**
 * `--import` of a test process: Node's runner no longer follows every promise.
 *
 * It follows them so that it can tell which test an unhandled rejection belongs to. That is twenty
 * times the cost of an `await`, and the garbage collector's work on top. Here it follows tests and
 * timers only: such a rejection still fails the run, with its message, but under no test's name
 * (docs/decisions/135).
 */
import { createHook } from 'node:async_hooks';

const hook = createHook({ trackPromises: false });
/** Node's mark of a hook that does not follow promises; there is no other way in for the runner's. */
const mark = Object.getOwnPropertySymbols(hook).find(
  (symbol) => Reflect.get(hook, symbol) === true,
);
const kind: object = Object.getPrototypeOf(hook);
const enable: unknown = Reflect.get(kind, 'enable');
// In another version of Node: slower, but right.
if (mark !== undefined && typeof enable === 'function') {
  Reflect.set(kind, 'enable', function enableWithout(this: object) {
    Reflect.set(this, mark, true);
    return Reflect.apply(enable, this, []);
  });
}
