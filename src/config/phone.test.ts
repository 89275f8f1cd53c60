import { expect, it } from '@jest/globals';
import { isWholePhone, phoneDigits, phoneFault, phoneWords } from './phone.ts';

it.each([
  ['+7 999 000-00-03', '+79990000003'],
  ['8 (999) 000-00-03', '+79990000003'],
  ['79990000003', '+79990000003'],
  ['999 000 00 03', '+79990000003'],
  // A plus sign lost in the query of a URL.
  [' 79990000003', '+79990000003'],
  ['+7 999', '+7999'],
  ['', ''],
  [' ', ''],
  ['звоните', '+'],
  ['+', '+'],
  // Whether the 8 belongs to the code or to the number is unknown until ten digits follow it.
  ['8312000000', '+7312000000'],
  ['8 831 200-00-00', '+78312000000'],
  ['+7 8 999 000-00-03', '+789990000003'],
  ['+375 29 123-45-67', '+375291234567'],
  ['+86 139 001 38', '+8613900138'],
])('the phone %j is sent as %j', (typed, sent) => {
  expect(phoneDigits(typed)).toBe(sent);
});

it('formats a number on one line', () => {
  expect(phoneWords('+79990000001')).toBe('+7\u00a0999\u00a0000\u201100\u201101');
  expect(phoneWords('')).toBe('');
});

it.each([
  ['', /^Укажите номер/],
  ['+', /^Укажите номер/],
  ['+7999000000', /^Номер неполный/],
  ['+799900000011', /лишние цифры/],
  ['+375291234567', /российский/],
  ['+86139001380', /российский/],
])('the phone %j is incomplete or invalid, with a reason', (phone, words) => {
  expect(isWholePhone(phone)).toBe(false);
  expect(phoneFault(phone)).toMatch(words);
});

it('recognises a complete number', () => {
  expect(isWholePhone('+79990000001')).toBe(true);
  expect(phoneFault('+79990000001')).toBeNull();
});
