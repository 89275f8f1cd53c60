import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { failuresIn } from './failures.ts';
import { timesOf } from './times.ts';

const folder = tempDirectory();
const HEAD = `
import { after, before, beforeEach, describe, it } from 'node:test';
const fail = (words) => () => { throw new Error(words); };
`;

/** What `node --test` says at the end of such a file. */
async function failuresOf(code: string): Promise<string[]> {
  const file = join(folder.path, 'a.test.mjs');
  await writeFile(file, HEAD + code);
  // Jest's own runs tell Node's runner that it is inside of one.
  const { NODE_TEST_CONTEXT: _inside, ...env } = process.env;
  const reporter = resolve('scripts/test/node-reporter.ts');
  const asked = ['--test', `--test-reporter=${reporter}`, file];
  const ran = promisify(execFile)('node', asked, { cwd: folder.path, env });
  const { stdout } = await ran.catch((red: { stdout: string }) => red);
  return failuresIn(timesOf('node', stdout));
}

it('names a failed before once and first, and counts what fell with it', async () => {
  const code = `
describe('first', () => { it('of its own', fail('own')); it('good', () => {}); });
describe('second', () => {
  before(fail('no database\\nat all'));
  it('x', () => {});
  describe('inner', () => { it('y', () => {}); it('z', () => {}); });
});
`;
  expect(await failuresOf(code)).toEqual([
    'before failed: no database (a.test.mjs: second; 3 tests fell with it)',
    'a.test.mjs: first › of its own\n    own',
  ]);
});

it('takes what a whole file waits for as one fault', async () => {
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

it('tells of hooks that no test falls with, and keeps hooks apart', async () => {
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
