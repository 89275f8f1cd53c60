import type { Imports } from './imports.ts';

const TEST = /(?:\.node)?\.(?:test|spec)\.tsx?$/;
const CODE = /\.tsx?$/;

/**
 * Tests that a change can reach, the nearest first: those next to the changed files, then by the
 * number of imports in between, and at equal distance by the number of shared imports.
 * @param changed files from the project's root.
 */
export function reachedTests(imports: Imports, changed: readonly string[]): string[] {
  const neededBy = new Map<string, string[]>();
  for (const [file, needs] of imports)
    for (const need of needs) neededBy.set(need, [...(neededBy.get(need) ?? []), file]);

  const distance = new Map<string, number>(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (const file of queue)
    for (const user of neededBy.get(file) ?? []) {
      if (distance.has(user)) continue;
      distance.set(user, (distance.get(file) ?? 0) + 1);
      queue.push(user);
    }

  const needed = new Set(changed.flatMap((file) => [...(imports.get(file) ?? [])]));
  const inCommon = (test: string) =>
    [...(imports.get(test) ?? [])].filter((need) => needed.has(need)).length;
  const changedNames = new Set(changed.map((file) => file.replace(CODE, '')));
  const isOwn = (test: string) => Number(changedNames.has(test.replace(TEST, '')));
  return [...distance.keys()]
    .filter((file) => TEST.test(file) && imports.has(file))
    .toSorted(
      (a, b) =>
        isOwn(b) - isOwn(a) ||
        (distance.get(a) ?? 0) - (distance.get(b) ?? 0) ||
        inCommon(b) - inCommon(a) ||
        a.localeCompare(b),
    );
}
