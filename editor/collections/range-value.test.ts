import { expect, it } from '@jest/globals';
import { rangeIn, rangeOf } from './range-value.ts';

it('reads and writes a range with one end or both', () => {
  for (const range of ['2026-01-01..2026-01-31', '..2026-01-31', '1..', '']) {
    expect(rangeOf(rangeIn(range))).toBe(range);
  }
  expect(rangeIn('7')).toEqual(['7', '7']);
  expect(rangeIn(null)).toEqual(['', '']);
});
