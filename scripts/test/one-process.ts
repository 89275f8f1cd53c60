/**
 * `node scripts/test/one-process.ts <report> <setup> <files…>`: what `node --test` does with
 * `--test-isolation=none`, at a fraction of its price.
 *
 * Node's runner follows every promise, so that it can tell which test an unhandled rejection belongs
 * to. That is twenty times the cost of an `await`, and the garbage collector's work on top. Here it
 * follows tests and timers only: such a rejection still fails the run, with its message, but under
 * no test's name.
 */
import { createHook } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import report from './node-reporter.ts';

/** Timeout in milliseconds of one test. */
const LIMIT = 600_000;

/** Node's mark of a hook that does not follow promises; it has no other way in for the runner's own. */
function followNoPromises(): void {
  const hook = createHook({ trackPromises: false });
  const mark = Object.getOwnPropertySymbols(hook).find(
    (symbol) => Reflect.get(hook, symbol) === true,
  );
  const kind: object = Object.getPrototypeOf(hook);
  const enable: unknown = Reflect.get(kind, 'enable');
  // Another version of Node: slower, but right.
  if (mark === undefined || typeof enable !== 'function') return;
  Reflect.set(kind, 'enable', function enableWithout(this: object) {
    Reflect.set(this, mark, true);
    return Reflect.apply(enable, this, []);
  });
}

const [target = '', setup = '', ...files] = process.argv.slice(2);
followNoPromises();
// A variable, because the types of `run` do not know `globalSetupPath` yet.
const options = {
  isolation: 'none',
  globPatterns: files,
  globalSetupPath: setup,
  timeout: LIMIT,
} as const;
const events = run(options);
events.on('test:summary', ({ success }) => {
  if (!success) process.exitCode = 1;
});
events.compose(report).pipe(createWriteStream(target));
events.compose(new spec()).pipe(process.stdout);
