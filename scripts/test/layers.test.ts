import { execFileSync } from 'node:child_process';
import { matchesGlob, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { layerOf, layers, type Layer } from './layers.ts';

/** Whole sites that are lost and come back: `npm run test:long` runs them. */
const LONG = 'tests/recovery/';

const linesOf = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8' }).split('\n');

const tests = linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard').filter(
  (file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith(LONG),
);

const ofJest = linesOf('node_modules/.bin/jest', '--listTests').map((file) => relative('.', file));

/** The files, or patterns of files, that the runner of a layer looks for. */
function globsOf({ name, files = [] }: Layer): readonly string[] {
  if (name === 'unit') return ofJest;
  if (name === 'browser') return ['tests/browser/**/*.spec.ts'];
  return files.map((file) => (file.includes('*') ? file : `${file}/**/*.test.ts`));
}

it('every test is run by its layer, and by no other', () => {
  expect(tests.length).toBeGreaterThan(700);
  const runBy = tests.map((test) => ({
    test,
    runners: layers
      .filter(({ format }) => format !== null)
      .filter((layer) => globsOf(layer).some((glob) => matchesGlob(test, glob)))
      .map(({ name }) => name),
  }));
  expect(runBy.filter(({ test, runners }) => String(runners) !== layerOf(test)?.name)).toEqual([]);
});
