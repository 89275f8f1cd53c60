import { StopError } from '../../system/stop-error.ts';

/** The longest token that nginx accepts. */
const LONGEST = 4000;

/** A token of nginx's configuration. */
export function quoted(word: string): string {
  if (/[\0\r\n]/.test(word) || word.length > LONGEST) {
    throw new StopError(`nginx cannot read this value: ${word.slice(0, 80)}…`);
  }
  return `"${word.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** A literal text in a place where nginx replaces `$name` by a variable. */
export function literal(text: string): string {
  if (text.includes('$')) {
    throw new StopError(`A "$" in a value would be a variable of nginx: ${text.slice(0, 80)}`);
  }
  return quoted(text);
}

/** A line of a `map` for values that match a regular expression. */
export const matching = (expression: string, value: string, isAnyCase = false): string =>
  `${quoted(`${isAnyCase ? '~*' : '~'}${expression}`)} ${value};`;

/** A `map`; of several lines that match, nginx uses the first. */
export function map(
  source: string,
  target: string,
  lines: readonly string[],
  otherwise = '0',
): string {
  const all = [`default ${otherwise};`, ...lines].map((line) => `  ${line}`);
  return [`map "${source}" $${target} {`, ...all, '}'].join('\n');
}
