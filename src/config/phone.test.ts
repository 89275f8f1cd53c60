import { expect, it } from '@jest/globals';
import { isWholePhone, phoneDigits, phoneWords } from './phone.ts';

it.each([
  ['+7 999 000-00-03', '+79990000003'],
  ['8 (999) 000-00-03', '+79990000003'],
  ['79990000003', '+79990000003'],
  ['+7 999', '+7999'],
  ['', ''],
])('the phone %j is sent as %j', (typed, sent) => {
  expect(phoneDigits(typed)).toBe(sent);
});
it('says a number on one line', () => {
  expect(phoneWords('+79990000001')).toBe('+7\u00a0999\u00a0000\u201100\u201101');
  expect(phoneWords('')).toBe('');
});

it('knows a whole number', () => {
  expect(isWholePhone('+79990000001')).toBe(true);
  expect(isWholePhone('+7999000000')).toBe(false);
  expect(isWholePhone('')).toBe(false);
});
