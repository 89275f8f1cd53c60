import { beforeEach, expect, it, jest } from '@jest/globals';
import { editorDraft } from '../../contract/calls/editor-drafts.ts';
import { draft } from '../../contract/docs/examples/editor.ts';
import { failure, success } from '../../src/client/calls/result.ts';

const mockSend = jest.fn<(call: unknown, params: unknown, sending?: unknown) => unknown>();
jest.mock('../calls/send.ts', () => ({
  send: (...sent: Parameters<typeof mockSend>) => mockSend(...sent),
}));

const { saveDraft } = jest.requireActual<typeof import('./save-draft.ts')>('./save-draft.ts');

const call = 'editor.draft.replace';
const LOST = failure({ code: 'upstream', description: 'Нет связи', call });
const CONFLICT = failure({ code: 'edit_conflict', description: 'Другой', call, status: 409 });

/** What the backend has stored, and the revision. */
let stored = { data: {} as object, revision: 7 };
let isLost = false;
let isOffline = false;

mockSend.mockImplementation((asked, params, sending) => {
  if (asked === editorDraft) return success({ ...draft, ...stored, publish_at: null });
  if (isOffline) return LOST;
  const { revision } = sending as { readonly revision: number };
  if (revision !== stored.revision) return CONFLICT;
  const { publish_at: _, ...data } = (params as { entity: Record<string, unknown> }).entity;
  stored = { data, revision: stored.revision + 1 };
  return isLost ? LOST : success({ ...draft, ...stored });
});

beforeEach(() => {
  stored = { data: {}, revision: 7 };
  [isLost, isOffline] = [false, false];
});

const save = (id: number, title: string) => saveDraft(id, { title, publish_at: null }, 7);

it('goes on after a save whose answer was lost, as the backend has it', async () => {
  isLost = true;
  expect(await save(1, 'Зима')).toEqual(LOST);
  [isLost, isOffline] = [false, true];
  expect(await save(1, 'Зима бл')).toEqual(LOST);
  isOffline = false;
  expect(await save(1, 'Зима близко')).toMatchObject({ ok: true, value: { revision: 9 } });
  expect(stored.data).toEqual({ title: 'Зима близко' });
});

it('leaves what somebody else has saved meanwhile to a merge', async () => {
  isOffline = true;
  await save(2, 'Зима');
  isOffline = false;
  stored = { data: { title: 'Лето' }, revision: 8 };
  expect(await save(2, 'Зима близко')).toEqual(CONFLICT);
  expect(stored.data).toEqual({ title: 'Лето' });
});
