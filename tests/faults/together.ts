/** Faults that can be planted together, because each has its own tests. */
import { dirname, matchesGlob } from 'node:path';
import type { Fault } from './fault.ts';

const checkOf = ({ layer, files, only }: Fault) => JSON.stringify([layer, files, only]);

/** Whether both can be in one copy and be distinguished by what fails. */
function areApart(one: Fault, other: Fault): boolean {
  const edited = new Set(one.edits.map(({ file }) => file));
  return checkOf(one) !== checkOf(other) && !other.edits.some(({ file }) => edited.has(file));
}

const standsAlone = ({ only, isAlone }: Fault) => only === undefined || isAlone === true;

/**
 * Splits the faults of one layer into as few groups as the order allows.
 * @returns groups whose members edit different files and have different checks. A fault that asks
 * for it is alone in its group, and so is one whose check is all tests of its files: any failure
 * there may belong to another fault.
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

/** Tests that a file takes from a folder below it are reported with the file that defines them. */
const isSuiteBelow = (file: string, pattern: string) =>
  file.startsWith(`${dirname(pattern)}/`) && !/\.(?:test|spec)\./.test(file);

/**
 * @param red failed checks, as `file: test`.
 * @returns those that check this fault.
 */
export function redOf(
  { files, only }: Pick<Fault, 'files' | 'only'>,
  red: readonly string[],
): string[] {
  return red.filter((line) => {
    const [file = '', ...name] = line.split(': ');
    const isThere = files.some(
      // Runners accept files as names, globs or expressions.
      (pattern) =>
        file.endsWith(pattern) ||
        matchesGlob(file, pattern) ||
        new RegExp(pattern).test(file) ||
        isSuiteBelow(file, pattern),
    );
    return isThere && (only === undefined || new RegExp(only).test(`${name.join(': ')} `));
  });
}
