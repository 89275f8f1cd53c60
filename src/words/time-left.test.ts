import { expect, it } from '@jest/globals';
import { timeLeft } from './time-left.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [75, '1:15'],
])('formats %d seconds as a clock', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text);
});
