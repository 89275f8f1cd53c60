import { expect, it } from '@jest/globals';
import { callingAnna } from '../../tests/examples/calling-editor.ts';
import { session } from '../calls/session.ts';
import { draftWords } from './draft-words.ts';

it('names the author of a draft, and addresses the author as «вы»', () => {
  session.me = callingAnna('editor');
  expect(draftWords('Вера')).toBe('Есть черновик, его ведёт Вера. ');
  expect(draftWords('Анна')).toBe('Есть черновик, его ведёте вы. ');
});
