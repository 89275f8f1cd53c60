import { expect, it } from '@jest/globals';
import { maskitoTransform } from '@maskito/core';
import { phoneMask } from './phone-mask.ts';

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
