import { describe, expect, it } from '@jest/globals';
import { formatPoints } from './points.ts';

describe('formatPoints', () => {
  it.each([
    [0, '0 баллов'],
    [1, '1 балл'],
    [22, '22 балла'],
    [112, '112 баллов'],
    [1250, '1 250 баллов'],
    [-3, '-3 балла'],
  ])('formats %d as «%s»', (count, words) => {
    expect(formatPoints(count)).toBe(words.replaceAll(' ', '\u00a0'));
  });
});
