import { expect, it } from '@jest/globals';
import { readingTime } from './reading-time.ts';

it('gives the reading time of a text', () => {
  expect([1, 3, 5].map(readingTime)).toEqual([
    '1\u00a0минута чтения',
    '3\u00a0минуты чтения',
    '5\u00a0минут чтения',
  ]);
});
