import { expect, it } from '@jest/globals';
import { session } from '../calls/session.ts';
import { draftWords } from './draft-words.ts';

it('says whose draft it is, and «вы» to its author', () => {
  session.me = { id: 2, name: 'Анна', role: 'editor', permissions: ['read', 'draft'], csrf: null };
  expect(draftWords('Вера')).toBe('Есть черновик, его ведёт Вера. ');
  expect(draftWords('Анна')).toBe('Есть черновик, его ведёте вы. ');
});
