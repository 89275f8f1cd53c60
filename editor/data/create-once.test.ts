import { beforeEach, expect, it, jest } from '@jest/globals';
import * as drafts from '../../contract/calls/editor-drafts.ts';
import * as entities from '../../contract/calls/editor-entities.ts';
import { draft, tag } from '../../contract/docs/examples/editor.ts';
import { failure, success } from '../../src/client/calls/result.ts';
import { randomMark } from '../../src/client/memory/random-mark.ts';
import type { Values } from '../kept/changes.ts';
import { openForm } from '../kept/own-form.ts';

type Sent = { readonly entity: Values; readonly draft?: string };
type Sending = { readonly attempt?: string; readonly revision?: number };

jest.mock('react-admin', () => ({
  HttpError: Error,
}));
const mockSend = jest.fn<(call: unknown, params: Sent, sending?: Sending) => unknown>();
jest.mock('../calls/send.ts', () => ({
  send: (...sent: Parameters<typeof mockSend>) => mockSend(...sent),
}));
jest.mock('./descriptions.ts', () => {
  const text = { kind: 'text', label: 'Поле', max: 100 };
  const fields = { alias: text, title: text };
  return { described: () => ({ name: 'tags' }), fieldsOf: () => fields };
});

const { createOnce } = jest.requireActual<typeof import('./create-once.ts')>('./create-once.ts');

const call = 'editor.create';
const LOST = failure({ code: 'upstream', description: 'Нет связи', call });
const REUSED = failure({ code: 'key_reused', description: 'Другие данные', call, status: 409 });
const INVALID = failure({ code: 'invalid', description: 'Проверьте', call, status: 422 });

/** What the backend has stored, by the key of the attempt. */
const stored = new Map<string, string>();
const done: unknown[] = [];
/** What becomes of the following calls: after them, every call is answered. */
let luck: ('answered' | 'lost' | 'unsent' | 'refused')[] = [];

const asDraft = (revision: number) => success({ ...draft, revision });
const asEntity = (revision: number) => success({ ...tag, revision });

mockSend.mockImplementation(
  (asked, { entity, draft: flag }, { attempt = randomMark(), revision } = {}) => {
    const fate = luck.shift();
    if (fate === 'unsent') return LOST;
    if (fate === 'refused') return INVALID;
    if (asked !== entities.editorCreate) {
      const { name } = Object(asked);
      done.push([name, entity?.['title'], revision ?? entity?.['revision']]);
      if (asked === entities.editorReplace) return asEntity(8);
      return asked === drafts.editorDraftPublish ? asEntity(9) : asDraft(8);
    }
    const body = JSON.stringify([entity, flag]);
    if ((stored.get(attempt) ?? body) !== body) return REUSED;
    if (!stored.has(attempt)) done.push(['created', entity['title'], flag === '1']);
    stored.set(attempt, body);
    if (fate === 'lost') return LOST;
    return flag ? asDraft(7) : asEntity(7);
  },
);

let close = () => {};
const open = (form: string) => {
  close = openForm(form, () => ({}));
};

beforeEach(() => {
  close();
  stored.clear();
  [done.length, luck] = [0, []];
});

const press = (title: string, isDraft = false) =>
  createOnce('tags', { alias: 'a', title }, isDraft);

it('creates nothing more when a lost answer is asked for again', async () => {
  open('same');
  luck = ['lost'];
  await expect(press('Зима')).rejects.toThrow('Нет связи');
  expect(await press('Зима')).toMatchObject({ id: tag.id, revision: 7 });
  expect(done).toEqual([['created', 'Зима', false]]);
});

it.each([
  [false, false, [['editor.replace', 'Зима близко', 7]]],
  [true, true, [['editor.draft.replace', 'Зима близко', 7]]],
  [false, true, [['editor.entity.draft.replace', 'Зима близко', 7]]],
  [
    true,
    false,
    [
      ['editor.draft.replace', 'Зима близко', 7],
      ['editor.draft.publish', undefined, 8],
    ],
  ],
])('goes on with what it has created, draft: %s, then %s', async (wasDraft, isDraft, then) => {
  open(`changed ${wasDraft} ${isDraft}`);
  luck = ['unsent', 'lost'];
  await expect(press('Зим', wasDraft)).rejects.toThrow();
  await expect(press('Зима', wasDraft)).rejects.toThrow();
  await press('Зима близко', isDraft);
  expect(done).toEqual([['created', 'Зима', wasDraft], ...then]);
});

it('goes on from where a refusal has left it', async () => {
  open('refused');
  luck = ['lost'];
  await expect(press('Зима', true)).rejects.toThrow();
  // The other text, the lost one, the draft as it is now, and its publication.
  luck = ['answered', 'answered', 'answered', 'refused'];
  await expect(press('Весн')).rejects.toThrow('Проверьте');
  // The text that was created, again: the draft has another one by now.
  await press('Зима', true);
  expect(done).toEqual([
    ['created', 'Зима', true],
    ['editor.draft.replace', 'Весн', 7],
    ['editor.draft.replace', 'Зима', 8],
  ]);
});

it('creates another entity in another form, and after an answer', async () => {
  open('one');
  await press('Зима');
  await press('Лето');
  luck = ['lost'];
  await expect(press('Осень')).rejects.toThrow();
  close();
  open('other');
  await press('Весна');
  expect(done).toHaveLength(4);
});
