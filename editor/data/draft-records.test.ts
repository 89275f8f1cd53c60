import { expect, it, jest } from '@jest/globals';
import { draft } from '../../contract/docs/examples/editor.ts';
import {
  editorDraftDrop,
  editorDraftReplace,
  editorDrafts,
} from '../../contract/calls/editor-drafts.ts';
import { success } from '../../src/client/calls/result.ts';

jest.mock('react-admin', () => ({}));
const mockSend = jest.fn<(...sent: unknown[]) => unknown>();
jest.mock('../calls/send.ts', () => ({ send: (...sent: unknown[]) => mockSend(...sent) }));
const lead = { kind: 'text', label: 'Лид', max: 100 };
jest.mock('./descriptions.ts', () => ({
  ...jest.requireActual<object>('./descriptions.ts'),
  described: () => ({
    one: 'Документ',
    fields: {},
    variants: { 'article.page': { fields: { lead } } },
  }),
}));

const { draftRecords } =
  jest.requireActual<typeof import('./draft-records.ts')>('./draft-records.ts');

it('saves the fields of the document that the draft belongs to', async () => {
  const said = { ...draft, collection: 'documents', alias: 'article.page', data: { lead: 'Было' } };
  mockSend.mockReturnValue(success(said));
  const record = await draftRecords.one(1);
  await draftRecords.update(1, { ...record, lead: 'Стало' });
  expect(mockSend.mock.calls.at(-1)).toEqual([
    editorDraftReplace,
    { draft: 1, entity: { lead: 'Стало', publish_at: null } },
    { revision: 7 },
  ]);
});

it('saves a draft that failed to publish without its past time', async () => {
  const failed = {
    state: 'failed',
    error: 'Такой адрес уже занят',
    publish_at: '2026-11-01T06:00:00Z',
  };
  mockSend.mockReturnValue(success({ ...draft, collection: 'documents', data: {}, ...failed }));
  await draftRecords.update(1, await draftRecords.one(1));
  expect(mockSend.mock.calls.at(-1)?.[1]).toEqual({ draft: 1, entity: { publish_at: null } });
});

it('drops a draft only as its editor has seen it', async () => {
  mockSend.mockReturnValue(success(draft));
  await draftRecords.remove(1, { revision: 7 });
  expect(mockSend.mock.calls.at(-1)).toEqual([editorDraftDrop, { draft: 1 }, { revision: 7 }]);
});

it('finds drafts by a part of their titles', async () => {
  const items = ['Весна', 'Зимняя акция', 'Акция весны'].map((title) => ({ ...draft, title }));
  mockSend.mockReturnValue(success({ items, total: 3 }));
  const pagination = { page: 1, perPage: 200 };
  const titles = async (search: string) => {
    const found = await draftRecords.list({ pagination, filter: { search } });
    return { total: found.total, titles: found.items.map(({ title }) => title) };
  };
  expect(await titles(' акция ')).toEqual({ total: 2, titles: ['Зимняя акция', 'Акция весны'] });
  expect(await titles('осень')).toEqual({ total: 0, titles: [] });
  expect((await titles(' ')).total).toBe(3);
});

it('asks the list for several drafts: one that is gone by now would be refused by its own address', async () => {
  const first = {
    items: Array.from({ length: 200 }, (_, place) => ({ ...draft, id: 500 - place })),
  };
  const second = { items: [{ ...draft, id: 7 }] };
  mockSend.mockReset();
  for (const { items } of [first, second])
    mockSend.mockReturnValueOnce(success({ items, total: 201 }));
  const found = await draftRecords.some([7, 8, 499]);
  expect(found.map(({ id }) => id)).toEqual([499, 7]);
  expect(mockSend.mock.calls).toEqual([
    [editorDrafts, { page: 1, count: 200 }],
    [editorDrafts, { page: 2, count: 200 }],
  ]);
});
