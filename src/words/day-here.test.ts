import { expect, it } from '@jest/globals';
import { dayHere } from './day-here.ts';

it.each([
  [new Date(2026, 10, 21, 0, 0), '2026-11-21'],
  [new Date(2027, 0, 5, 23, 59), '2027-01-05'],
])('writes the day of %s as %s', (moment, day) => {
  expect(dayHere(moment.getTime())).toBe(day);
});
