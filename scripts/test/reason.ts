/** The excerpt of a test's error for the summary of a failed run. */

const COLOURS = /\u001b\[[\d;]*m/g;
const STACK = /^\s+at /;

/** Enough for a comparison of expected and actual values. */
const MOST_LINES = 10;

/** @returns the first lines of an error's text, without colours, empty lines and its stack. */
export function reasonIn(thrown: string): string {
  const lines = thrown.replace(COLOURS, '').split('\n');
  const stack = lines.findIndex((line) => STACK.test(line));
  return lines
    .slice(0, stack === -1 ? undefined : stack)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .join('\n');
}
