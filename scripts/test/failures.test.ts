import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { failuresIn, summaryOf } from './failures.ts';
import { timesOf } from './times.ts';

const folder = tempDirectory();
const HEAD = `
import { after, before, beforeEach, describe, it } from 'node:test';
const fail = (words) => () => { throw new Error(words); };
`;

/** The report of `node --test` for such a file. */
async function failuresOf(code: string): Promise<string[]> {
  const file = join(folder.path, 'a.test.mjs');
  await writeFile(file, HEAD + code);
  // Jest's own runs tell Node's runner that it is nested in another one.
  const { NODE_TEST_CONTEXT: _inside, ...env } = process.env;
  const reporter = resolve('scripts/test/node-reporter.ts');
  const asked = ['--test', `--test-reporter=${reporter}`, file];
  const ran = promisify(execFile)('node', asked, { cwd: folder.path, env });
  const { stdout } = await ran.catch((red: { stdout: string }) => red);
  return failuresIn(timesOf('node', stdout));
}

it('names a failed before hook once and first, and counts the tests it failed', async () => {
  const code = `
describe('first', () => { it('of its own', fail('own\\n+ more')); it('good', () => {}); });
describe('second', () => {
  before(fail('no database\\nat all'));
  it('x', () => {});
  describe('inner', () => { it('y', () => {}); it('z', () => {}); });
});
`;
  expect(await failuresOf(code)).toEqual([
    'before failed: no database (a.test.mjs: second; 3 tests fell with it)',
    'a.test.mjs: first › of its own\n    own\n    + more',
  ]);
});

it('says what an error was caused by', async () => {
  const code = `
it('asks', () => {
  throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
});
`;
  expect(await failuresOf(code)).toEqual([
    'a.test.mjs: asks\n    fetch failed\n    cause: read ECONNRESET',
  ]);
});

it('treats a failed file-level hook as one fault', async () => {
  const code = `
before(fail('no site'));
describe('first', () => { it('x', () => {}); });
describe('second', () => { it('y', () => {}); });
it('z', () => {});
`;
  expect(await failuresOf(code)).toEqual([
    'before failed: no site (a.test.mjs: first and 2 other places; 3 tests fell with it)',
  ]);
});

it('reports hooks that failed no test, and keeps hooks apart', async () => {
  const code = `
describe('first', () => { after(fail('still open')); it('x', () => {}); });
describe('second', () => { beforeEach(fail('no page')); it('y', () => {}); });
`;
  expect(await failuresOf(code)).toEqual([
    'after failed: still open (a.test.mjs: first)',
    'beforeEach failed: no page (a.test.mjs: second › y; 1 test fell with it)',
  ]);
});

it('names tests that were stopped for another reason', () => {
  const test = { file: 'a.test.ts', ms: 1, ok: false, fell: true };
  const hook = { file: 'a.test.ts', name: 'one', hook: 'before', message: 'no' };
  const tests = [
    { ...test, name: 'one › x' },
    { ...test, name: 'one more › y' },
    { ...test, name: 'one › x', file: 'b.test.ts' },
  ];
  expect(failuresIn({ tests, hooks: [hook], files: new Map() })).toEqual([
    'before failed: no (a.test.ts: one; 1 test fell with it)',
    'a.test.ts: one more › y',
    'b.test.ts: one › x',
  ]);
});

it('ends with the verdict on the layer, then a line for each fault', () => {
  const test = { file: 'a.test.ts', name: 'adds', ms: 1, ok: false, fell: false, reason: 'not 4' };
  const run = { name: 'unit', lane: 'quick', seconds: 3.2, failure: 'is red' };
  expect(summaryOf({ ...run, times: { tests: [test], files: new Map(), hooks: [] } })).toBe(
    'unit is red after 3 s\n  a.test.ts: adds\n    not 4',
  );
  // Types and lint report no tests.
  expect(summaryOf({ ...run, name: 'types', times: null })).toBe('types is red after 3 s');
});
