import { describe, expect, it, jest } from '@jest/globals';
import * as calls from '../../contract/calls/editor-drafts.ts';
import { failure, success } from '../../src/client/calls/result.ts';

const text = (label: string) => ({ kind: 'text', label, max: 100 });
const fields = { title: text('Заголовок'), lead: text('Лид') };

jest.mock('react-admin', () => ({
  HttpError: class {
    readonly body: unknown;
    constructor(_message: string, _status: number, body: unknown) {
      this.body = body;
    }
  },
}));
jest.mock('../data/descriptions.ts', () => ({
  described: (name: string) => ({ name, fields, variants: {} }),
  fieldsOf: () => fields,
}));

const mockSend = jest.fn<(call: { name: string }, ...rest: unknown[]) => unknown>();
jest.mock('../calls/send.ts', () => ({
  send: (call: { name: string }, ...rest: unknown[]) => mockSend(call, ...rest),
}));

const { beginDraft } = jest.requireActual<typeof import('./begin-draft.ts')>('./begin-draft.ts');

const opened = { id: 12, revision: 3, title: 'Было', lead: 'Лид' };
const theirs = {
  id: 40,
  collection: 'articles',
  entity_id: 12,
  title: 'Её',
  alias: 'bylo',
  data: { title: 'Её', lead: 'Лид', revision: 3 },
  revision: 8,
  state: 'planned',
  publish_at: '2098-01-01T06:00:00.000Z',
  set_id: null,
  plan: { at: '2098-01-01T06:00:00.000Z', who: 'Вера' },
  unpublished_at: null,
  author: 'Вера',
  error: null,
  errors: {},
  warnings: {},
  updated_at: '2026-11-20T10:00:00.000Z',
  live: null,
  held: null,
};
const conflict = failure({
  code: 'edit_conflict',
  description: 'Уже начат',
  call: calls.editorEntityDraftReplace.name,
  status: 409,
});
const begin = (values: object) =>
  beginDraft({ resource: 'articles', id: 12, base: opened, values: { ...opened, ...values } });

describe('beginDraft', () => {
  it('creates a draft only if there is none', async () => {
    mockSend.mockReset().mockReturnValueOnce(success(theirs));
    await begin({ lead: 'Мой' });
    const params = {
      collection: 'articles',
      id: '12',
      new: '1',
      entity: { title: 'Было', lead: 'Мой', revision: 3 },
    };
    expect(mockSend.mock.calls).toEqual([[calls.editorEntityDraftReplace, params]]);
  });

  it('merges into the draft of a colleague, and keeps its publication time', async () => {
    mockSend
      .mockReset()
      .mockReturnValueOnce(conflict)
      .mockReturnValueOnce(success(theirs))
      .mockReturnValueOnce(success({ ...theirs, revision: 9 }));
    await begin({ lead: 'Мой' });
    const entity = { title: 'Её', lead: 'Мой', revision: 3, publish_at: theirs.publish_at };
    expect(mockSend.mock.calls.at(-1)).toEqual([
      calls.editorDraftReplace,
      { draft: 40, entity },
      { revision: 8 },
    ]);
  });
});
