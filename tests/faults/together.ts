/** Faults that can be planted at once, because each is looked for by tests of its own. */
import { dirname, matchesGlob } from 'node:path';
import type { Fault } from './fault.ts';

const checkOf = ({ layer, files, only }: Fault) => JSON.stringify([layer, files, only]);

/** Whether both can stand in one copy and be told apart by what is red. */
function areApart(one: Fault, other: Fault): boolean {
  const edited = new Set(one.edits.map(({ file }) => file));
  return checkOf(one) !== checkOf(other) && !other.edits.some(({ file }) => edited.has(file));
}

const standsAlone = ({ only, isAlone }: Fault) => only === undefined || isAlone === true;

/**
 * Parts the faults of one layer into as few groups as the order allows.
 * @returns groups whose members edit different files and have different checks. A fault that says so
 *   stands alone, and one whose check is all tests of its files: whatever is red there may be
 *   somebody else's.
 */
export function groupsOf(faults: readonly Fault[]): Fault[][] {
  const groups: Fault[][] = [];
  for (const fault of faults) {
    const group = standsAlone(fault)
      ? undefined
      : groups.find((members) =>
          members.every((member) => !standsAlone(member) && areApart(member, fault)),
        );
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

/** Tests that a file takes from a folder below it are reported by where they are written. */
const isSuiteBelow = (file: string, pattern: string) =>
  file.startsWith(`${dirname(pattern)}/`) && !/\.(?:test|spec)\./.test(file);

/**
 * @param red what is red, as `file: test`.
 * @returns what of it is a check of this fault.
 */
export function redOf(
  { files, only }: Pick<Fault, 'files' | 'only'>,
  red: readonly string[],
): string[] {
  return red.filter((line) => {
    const [file = '', ...name] = line.split(': ');
    const isThere = files.some(
      // Runners know files by their names, by globs or by expressions.
      (pattern) =>
        file.endsWith(pattern) ||
        matchesGlob(file, pattern) ||
        new RegExp(pattern).test(file) ||
        isSuiteBelow(file, pattern),
    );
    return isThere && (only === undefined || new RegExp(only).test(`${name.join(': ')} `));
  });
}
