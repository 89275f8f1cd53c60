import { describe, expect, it } from '@jest/globals';
import * as numbers from './lens-numbers.ts';

/** Text with plain spaces, for comparisons that ignore non-breaking ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers', () => {
  it.each([
    [8.6, '8,6'],
    [0.085, '0,085'],
    [156, '156'],
    [-1, '−1'],
  ])('formatNumber(%d) is «%s»', (value, text) => {
    expect(numbers.formatNumber(value)).toBe(text);
  });

  it.each([
    [-0.5, '−0,50'],
    [4, '+4,00'],
    [0, '0,00'],
    [-0, '0,00'],
    [-12, '−12,00'],
  ])('formatDioptres(%d) is «%s»', (value, text) => {
    expect(numbers.formatDioptres(value)).toBe(text);
  });

  it('separates values by semicolons, because the comma is the decimal sign', () => {
    expect(numbers.formatList([8.3, 8.7], 'мм')).toBe('8,3; 8,7\u00a0мм');
    expect(numbers.formatCylinders([-0.75, -1.25])).toBe('−0,75; −1,25\u00a0дптр');
  });
});

describe('formatPowerRange', () => {
  it.each([
    [{ from: -0.5, to: -6, step: 0.25 }, 'от −0,50 до −6,00 (шаг 0,25)'],
    [{ from: -1, to: 1, step: 0.5 }, 'от −1,00 до +1,00 (шаг 0,50)'],
    [{ from: 0, to: 0, step: 0.25 }, '0,00'],
  ])('writes %j as «%s»', (range, text) => {
    expect(plain(numbers.formatPowerRange(range))).toBe(text);
  });
});

describe('formatAxes', () => {
  it.each([
    [[], ''],
    [[90], '90°'],
    [[90, 180], '90°; 180°'],
    [[10, 20, 30, 40], 'от 10° до 40° (шаг 10°)'],
    [[10, 20, 90, 180], '10°; 20°; 90°; 180°'],
  ])('writes %j as «%s»', (axes, text) => {
    expect(plain(numbers.formatAxes(axes))).toBe(text);
  });
});
