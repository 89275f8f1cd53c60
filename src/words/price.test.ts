import { describe, expect, it } from '@jest/globals';
import { formatPrice } from './price.ts';

describe('formatPrice', () => {
  it.each([
    [0, '0 ₽'],
    [990, '990 ₽'],
    [1290, '1 290 ₽'],
    [1_234_567, '1 234 567 ₽'],
    [99.5, '99,50 ₽'],
    [99.05, '99,05 ₽'],
    [0.29, '0,29 ₽'],
  ])('formats %d as «%s» without a line break', (roubles, words) => {
    expect(formatPrice(roubles)).toBe(words.replaceAll(' ', '\u00a0'));
  });
});
