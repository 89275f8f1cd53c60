import { expect, it } from '@jest/globals';
import { pointsText, rangeText } from '../../backend/points/points-text.ts';

it.each([
  [1, '1\u00a0балл'],
  [302, '302\u00a0балла'],
  [150, '150\u00a0баллов'],
  [1111, '1\u00a0111\u00a0баллов'],
])('says %d in words', (points, words) => expect(pointsText(points)).toBe(words));

it.each([
  [60, 150, 'от\u00a060 до\u00a0150\u00a0баллов'],
  [60, 161, 'от\u00a060 до\u00a0161\u00a0балла'],
  [60, 62, 'от\u00a060 до\u00a062\u00a0баллов'],
  [60, 60, '60\u00a0баллов'],
])('says from %d to %d in words', (least, most, words) =>
  expect(rangeText(least, most)).toBe(words),
);
