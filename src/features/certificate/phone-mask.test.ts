import { expect, it } from '@jest/globals';
import { maskitoTransform } from '@maskito/core';
import { phoneMask } from './phone-mask.ts';
import { phoneWords } from './phone-words.ts';

it.each([
  ['9990000001', '+7 999 000-00-01'],
  ['89990000001', '+7 999 000-00-01'],
  ['79990000001', '+7 999 000-00-01'],
  ['+7 (999) 000 00 01', '+7 999 000-00-01'],
  ['8 (999) 000-00-01', '+7 999 000-00-01'],
  ['999', '+7 999'],
])('%j becomes %j', (typed, shown) => {
  expect(maskitoTransform(typed, phoneMask)).toBe(shown);
});

it('says a number on one line', () => {
  expect(phoneWords('+79990000001')).toBe('+7\u00a0999\u00a0000\u201100\u201101');
  expect(phoneWords('')).toBe('');
});
