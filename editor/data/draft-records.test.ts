import { expect, it, jest } from '@jest/globals';
import { draft } from '../../contract/docs/examples/editor.ts';
import { editorDraftReplace } from '../../contract/calls/editor-drafts.ts';
import { success } from '../../src/client/calls/result.ts';

jest.mock('react-admin', () => ({}));
const mockSend = jest.fn<(...sent: unknown[]) => unknown>();
jest.mock('../calls/send.ts', () => ({ send: (...sent: unknown[]) => mockSend(...sent) }));
const lead = { kind: 'text', label: 'Лид', max: 100 };
jest.mock('./descriptions.ts', () => ({
  ...jest.requireActual<object>('./descriptions.ts'),
  described: () => ({ fields: {}, variants: { 'article.page': { fields: { lead } } } }),
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
