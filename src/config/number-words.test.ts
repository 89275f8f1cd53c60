import { describe, expect, it } from '@jest/globals';
import { decimalNumber, percentWords, wholeNumber } from './number-words.ts';

describe('numbers are formatted as Intl formats them', () => {
  const counts = [
    -1234, -3, 0, 1, 12, 123, 999, 1000, 1234, 12_345, 123_456, 1_234_567, 987_654_321,
  ];
  const whole = new Intl.NumberFormat('ru');
  it.each(counts)('%i as a whole number', (count) => {
    expect(wholeNumber(count)).toBe(whole.format(count));
  });

  const decimal = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });
  it.each([0, 0.04, 0.05, 0.9, 0.96, 1, 2.4, 2.44, 9.94, 9.96, 1234.5])(
    '%d with a digit',
    (value) => {
      expect(decimalNumber(value)).toBe(decimal.format(value));
    },
  );

  const percent = new Intl.NumberFormat('ru', { style: 'percent', maximumFractionDigits: 0 });
  it.each([0, 0.004, 0.006, 0.333, 0.5, 0.666, 0.995, 1])('%d as a share', (share) => {
    expect(percentWords(share)).toBe(percent.format(share));
  });
});
