import { describe, expect, it } from '@jest/globals';
import { burningPoints, formatPoints, missingPoints } from './points.ts';

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

it('counts expiring points in the right grammatical form', () => {
  expect([1, 21, 3, 150].map(burningPoints)).toEqual([
    '1\u00a0балл сгорит',
    '21\u00a0балл сгорит',
    '3\u00a0балла сгорят',
    '150\u00a0баллов сгорят',
  ]);
});

it('counts missing points in the genitive', () => {
  expect([1, 21, 3, 150].map(missingPoints)).toEqual([
    '1\u00a0балла',
    '21\u00a0балла',
    '3\u00a0баллов',
    '150\u00a0баллов',
  ]);
});
