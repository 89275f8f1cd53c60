/**
 * `node scripts/test/one-process.ts <report> <setup> <files…>`: does the same as `node --test` with
 * `--test-isolation=none`, at a fraction of the cost: no promises are tracked.
 */
import { createWriteStream } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import './follow-no-promises.ts';
import report from './node-reporter.ts';

/** Timeout in milliseconds of one test. */
const LIMIT = 600_000;

const [target = '', setup = '', ...files] = process.argv.slice(2);
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
