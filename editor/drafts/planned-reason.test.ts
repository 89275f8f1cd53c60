import { beforeEach, expect, it } from '@jest/globals';
import type { EditorRole } from '../../contract/permissions.ts';
import { callingAnna } from '../../tests/examples/calling-editor.ts';
import { session } from '../calls/session.ts';
import { plannedReason } from './planned-reason.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const plan = { at: '2026-11-28T12:00:00Z', who: 'Вера' };
const signIn = (role: EditorRole) => {
  session.me = callingAnna(role);
};

beforeEach(() => signIn('editor'));

it('tells users who cannot publish who planned the draft, and what they can do', () => {
  const words = plannedReason({ plan, set_id: null }, NOW);
  expect(words).toMatch(
    /^Черновик выйдет 28\u00a0ноября.*: так решил выпускающий редактор \(Вера\)/,
  );
  expect(words).toMatch(/снять время или внести вашу правку/);
  expect(plannedReason({ plan, set_id: 3 }, NOW)).toMatch(/с\u00a0набором №\u00a03/);
});

it('is empty for an unplanned draft, and for users who may publish', () => {
  expect(plannedReason({ plan: null, set_id: 3 }, NOW)).toBeNull();
  signIn('publisher');
  expect(plannedReason({ plan, set_id: null }, NOW)).toBeNull();
});
