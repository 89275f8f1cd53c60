import { expect, it } from '@jest/globals';
import { smsLength } from '../../backend/messages/sms-length.ts';

it.each([
  ['one in Russian', 'я'.repeat(70), 70, 1],
  ['one sign more', 'я'.repeat(71), 71, 2],
  ['two whole parts', 'я'.repeat(134), 134, 2],
  ['and one sign more', 'я'.repeat(135), 135, 3],
  ['one in Latin', 'a'.repeat(160), 160, 1],
  ['two in Latin', 'a'.repeat(161), 161, 2],
  ['a single letter that is not', `${'a'.repeat(70)}я`, 71, 2],
  ['a picture of two signs', '👁', 2, 1],
])('counts %s', (_, text, characters, parts) =>
  expect(smsLength(text)).toEqual({ characters, parts }),
);
