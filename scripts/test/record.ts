import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/testing.md';
const BEGIN = '<!-- times: written by `npm test -- --record` -->';
const END = '<!-- end of times -->';

/** Replaces the table of times in docs/testing.md, with the date. */
export function recordTimes(table: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const text = readFileSync(file, 'utf8');
  const [head, rest] = text.split(BEGIN);
  const [, tail] = (rest ?? '').split(END);
  if (head === undefined || tail === undefined)
    throw new Error(`${file} has no place for the times between ${BEGIN} and ${END}.`);
  writeFileSync(file, `${head}${BEGIN}\n\nMeasured ${day}.\n\n${table}\n\n${END}${tail}`);
  execFileSync('oxfmt', [file]);
}
