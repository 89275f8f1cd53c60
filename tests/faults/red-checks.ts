/** The checks that failed in a run, from the layer's output and report. */
import { relative, resolve } from 'node:path';
import type { Layer } from '../../scripts/test/layers.ts';
import { timesOf } from '../../scripts/test/times.ts';

/** `src/a.ts(3,7): error TS6133: 'b' is declared but its value is never read.` */
const TYPE_ERROR = /^(\S+?)\(\d+,\d+\): error (TS\d+)/;
/** A line of ESLint with the position, and its rule at the end; the file is on a line above. */
const LINT_ERROR = /^\s+\d+:\d+\s+error\s.*?(\S+)$/;
/**
 * oxlint prints the rule, `x import(no-cycle): …`, and on the next line the file,
 * `,-[src/c.ts:3:24]`.
 */
const CIRCLE = /^\s*[x×] (\w+\([\w-]+\)): /;
const CIRCLE_PLACE = /^\s*[,╭][-─]\[(\S+?):\d+:\d+\]/;
/** `src/b.ts (3ms)` */
const UNFORMATTED = /^(\S+) \(\d+ms\)$/;

function redTypes(output: readonly string[]): string[] {
  return output.flatMap((line) => {
    const [, file, code] = TYPE_ERROR.exec(line) ?? [];
    return file && code ? [`${file}: ${code}`] : [];
  });
}

function redLint(directory: string, output: readonly string[]): string[] {
  let file = '';
  let circle = '';
  return output.flatMap((line) => {
    if (line.startsWith('/')) file = relative(directory, line);
    const [, rule] = LINT_ERROR.exec(line) ?? [];
    if (rule) return [`${file}: ${rule}`];
    [, circle = circle] = CIRCLE.exec(line) ?? [];
    const [, place] = CIRCLE_PLACE.exec(line) ?? [];
    if (place) return [`${place}: ${circle}`];
    const [, unformatted] = UNFORMATTED.exec(line) ?? [];
    return unformatted ? [`${unformatted}: oxfmt`] : [];
  });
}

/** Reports name files relative to where they ran, which is the copy, or by absolute path. */
function inCopy(directory: string, file: string): string {
  const path = resolve(file);
  return path.startsWith(`${directory}/`) ? relative(directory, path) : relative('.', path);
}

/**
 * @param directory the copy that the layer ran in.
 * @param report what its runner has written; null when it writes none or crashed.
 * @returns the failed checks as `file: test`, without files that ended before their tests: that
 * is an error in the fault.
 */
export function redChecks(
  { name, format }: Pick<Layer, 'name' | 'format'>,
  directory: string,
  output: readonly string[],
  report: string | null,
): string[] {
  if (!format) return name === 'types' ? redTypes(output) : redLint(directory, output);
  if (report === null) return [];
  return timesOf(format, report)
    .tests.filter(({ ok }) => !ok)
    .map(({ file, name: test }) => ({ file: inCopy(directory, file), test }))
    .filter(({ file, test }) => !test.endsWith(file))
    .map(({ file, test }) => `${file}: ${test}`);
}
