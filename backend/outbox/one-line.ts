/** Signs of what somebody typed that a letter shows of one field. */
const LONGEST = 100;

/**
 * What was typed into a field as it stands in a letter: on one line, so that nobody writes lines that
 * look like ours, and not longer than anybody needs.
 */
export function oneLine(typed: string): string {
  const line = typed.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
