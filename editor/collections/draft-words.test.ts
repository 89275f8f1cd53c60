import { expect, it } from '@jest/globals';
import { session } from '../calls/session.ts';
import { draftWords } from './draft-words.ts';

it('names the author of a draft, and addresses the author as «вы»', () => {
  session.me = {
    id: 2,
    name: 'Анна',
    email: null,
    role: 'editor',
    permissions: ['read', 'draft'],
    csrf: null,
  };
  expect(draftWords('Вера')).toBe('Есть черновик, его ведёт Вера. ');
  expect(draftWords('Анна')).toBe('Есть черновик, его ведёте вы. ');
});
