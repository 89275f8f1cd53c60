/** Maximum length of a typed field in an email. */
const LONGEST = 100;

/**
 * A typed field as it appears in an email: on one line, so that it cannot imitate our own lines,
 * and truncated.
 */
export function oneLine(typed: string): string {
  const line = typed.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
