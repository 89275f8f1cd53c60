import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keptData, keptFor, staysWords, technicalData, termWords } from './kept-data.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('terms', () => {
  it.each([
    [1, 'сутки'],
    [7, '7 дней'],
    [30, '30 дней'],
    [365, 'год'],
    [1_095, '3 года'],
    [1_825, '5 лет'],
  ])('of %i days are written as «%s»', (days, words) => {
    expect(plain(termWords({ days, since: 'после отправки' }))).toBe(`${words} после отправки`);
  });

  it("in the operators' documentation match the table", () => {
    const page = plain(readFileSync(join(process.cwd(), 'docs/kept-data.md'), 'utf8'));
    const cells = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    const kept = Object.entries(keptData).map(([name, row]) => [
      `\`${name}\``,
      row.what,
      keptFor(row),
      row.leaving === 'gone' ? '—' : `${row.leaving.what}: ${staysWords(row.leaving)}`,
    ]);
    const technical = Object.entries(technicalData).map(([name, { what, term }]) => [
      `\`${name}\``,
      what,
      termWords(term),
      '—',
    ]);
    const told = [...kept, ...technical].map((row) => row.map(plain));
    expect(cells).toEqual(told);
  });
});
