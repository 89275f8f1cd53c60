import { expect, it } from '@jest/globals';
import { smsLength } from '../../backend/messages/sms-length.ts';

it.each([
  ['one part in Russian', 'я'.repeat(70), 70, 1],
  ['one part and one character', 'я'.repeat(71), 71, 2],
  ['two full parts', 'я'.repeat(134), 134, 2],
  ['two full parts and one character', 'я'.repeat(135), 135, 3],
  ['one part in Latin', 'a'.repeat(160), 160, 1],
  ['two parts in Latin', 'a'.repeat(161), 161, 2],
  ['a single Russian letter in a Latin text', `${'a'.repeat(70)}я`, 71, 2],
  ['an emoji of two characters', '👁', 2, 1],
])('counts %s', (_, text, characters, parts) =>
  expect(smsLength(text)).toEqual({ characters, parts }),
);
