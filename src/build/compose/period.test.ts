import { expect, it } from '@jest/globals';
import { formatPeriod } from './period.ts';

it.each([
  ['2024-03-03', '2024-03-03', '3 марта 2024'],
  ['2024-03-03', '2024-03-20', '3–20 марта 2024'],
  ['2024-03-03', '2024-04-20', '3 марта — 20 апреля 2024'],
  ['2023-12-31', '2024-01-01', '31 декабря 2023 — 1 января 2024'],
])('writes the days from %s to %s as «%s»', (from, to, words) => {
  const written = formatPeriod(from, to);
  expect(written.replaceAll('\u00a0', ' ')).toBe(words);
  // A line may begin after the dash and with a year: what is longer breaks inside large numbers.
  const parts = words
    .replace('— ', '—|')
    .replaceAll(/ (?=\d{4})/g, '|')
    .split('|');
  expect(written.split(' ').map((part) => part.replaceAll('\u00a0', ' '))).toEqual(parts);
});
