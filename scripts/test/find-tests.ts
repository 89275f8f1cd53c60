/** Finds the tests that a file name refers to. */
import type { Imports } from '../check/imports.ts';
import { reachedTests } from '../check/reach.ts';

const TEST = /\.(?:test|spec)\.tsx?$/;

/** More matches than this need a narrower name. */
const MOST = 12;

export class NoTestsError extends Error {
  override readonly name = 'NoTestsError';
}

/**
 * @param asked a test file, part of the path of some, or a code file, for its nearest test.
 * @returns paths from the project's root.
 * @throws NoTestsError when there are none, or too many; the message suggests what to name instead.
 */
export function findTests(asked: string, imports: Imports): string[] {
  if (imports.has(asked)) {
    if (TEST.test(asked)) return [asked];
    const [nearest] = reachedTests(imports, [asked]);
    if (nearest !== undefined) return [nearest];
    throw new NoTestsError(`No test can be reached from ${asked}.`);
  }
  const named = [...imports.keys()].filter((file) => TEST.test(file) && file.includes(asked));
  if (named.length === 0)
    throw new NoTestsError(`No file is called ${asked}, and no test file has that in its path.`);
  if (named.length > MOST)
    throw new NoTestsError(
      `${named.length} test files have ${asked} in their paths: name one, or run a layer with npm run test:<layer>.`,
    );
  return named;
}

/** Whether a code file was matched to a test other than its own. */
export const isAlone = (asked: string, found: readonly string[]): boolean =>
  /\.tsx?$/.test(asked) &&
  !TEST.test(asked) &&
  !found.some((test) => test.replace(TEST, '') === asked.replace(/\.tsx?$/, ''));
