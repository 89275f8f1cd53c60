import { expect, it } from '@jest/globals';
import { linkToken, readLinkToken } from '../../backend/editor/preview-links/token.ts';

const SECRET = 'a secret of these tests and of nothing else';
const link = { draft: 12, ends: new Date('2026-11-26T10:00:00Z') };
const token = linkToken(SECRET, link);

it('reads a token that it has signed', () => {
  expect(token).toMatch(/^12-\d{10}-[\w-]{43}$/);
  expect(readLinkToken(SECRET, token)).toEqual(link);
});

it('reads a token that was signed with the previous secret', () => {
  expect(readLinkToken([`${SECRET}-new`, SECRET], token)).toEqual(link);
});

it.each([
  ['another draft', token.replace('12-', '13-')],
  ['a later end', token.replace(/-(\d{10})-/, '-9999999999-')],
  ['half of it', token.slice(0, -3)],
  ['more than it', `${token}A`],
  ['another secret', linkToken(`${SECRET}!`, link)],
  ['nothing', ''],
])('refuses %s', (_name, forged) => {
  expect(readLinkToken(SECRET, forged)).toBeNull();
});
