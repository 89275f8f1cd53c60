/**
 * `--import` of a test process: stops Node's runner from tracking every promise.
 *
 * It tracks them to know which test an unhandled rejection belongs to. That multiplies the cost of an `await`
 * by twenty, with garbage collection on top. Here it tracks tests and timers only: such a rejection still
 * fails the run, with its message, but under no test's name (docs/decisions/135).
 */
import { createHook } from 'node:async_hooks';

const hook = createHook({ trackPromises: false });
/**
 * Node's symbol for a hook that does not track promises; there is no other way to set it for the runner's
 * hook.
 */
const mark = Object.getOwnPropertySymbols(hook).find(
  (symbol) => Reflect.get(hook, symbol) === true,
);
const kind: object = Object.getPrototypeOf(hook);
const enable: unknown = Reflect.get(kind, 'enable');
// In another version of Node: slower, but correct.
if (mark !== undefined && typeof enable === 'function') {
  Reflect.set(kind, 'enable', function enableWithout(this: object) {
    Reflect.set(this, mark, true);
    return Reflect.apply(enable, this, []);
  });
}
