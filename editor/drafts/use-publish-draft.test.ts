import { beforeEach, expect, it, jest } from '@jest/globals';
import { editorDraft, editorDraftPublish } from '../../contract/calls/editor-drafts.ts';
import { draft } from '../../contract/docs/examples/editor.ts';
import { failure, success } from '../../src/client/calls/result.ts';

const told: string[] = [];

/** react-admin does not run in Jest. */
jest.mock('react-admin', () => ({
  useCreatePath: () => () => '/articles/12',
  useNotify: () => (words: string) => void told.push(words),
  useRefresh: () => () => void told.push('everything again'),
}));
jest.mock('react-router-dom', () => ({ useNavigate: () => () => void told.push('left') }));
jest.mock('@tanstack/react-query', () => ({ useQueryClient: () => null }));
jest.mock('../data/descriptions.ts', () => ({ described: () => ({}), fieldsOf: () => ({}) }));
jest.mock('../publishing/publication.ts', () => ({ followPublication: async () => undefined }));
jest.mock('./draft-reads.ts', () => ({ stopReading: async () => undefined }));
const mockRebase = jest.fn<(...given: number[]) => Promise<boolean>>();
jest.mock('./rebase-draft.ts', () => ({
  NEWER: 'Изменил кто-то ещё',
  rebaseDraft: (...given: number[]) => mockRebase(...given),
}));
const mockSend = jest.fn<(...sent: unknown[]) => unknown>();
jest.mock('../calls/send.ts', () => ({ send: (...sent: unknown[]) => mockSend(...sent) }));

const { usePublishDraft } =
  jest.requireActual<typeof import('./use-publish-draft.ts')>('./use-publish-draft.ts');

const sent = () => mockSend.mock.calls.filter(([call]) => call !== editorDraft);

beforeEach(() => {
  told.length = 0;
  mockSend.mockReset();
  mockSend.mockReturnValueOnce(success({ ...draft, revision: 7 }));
});

it('publishes the draft as its editor has seen it', async () => {
  mockSend.mockReturnValueOnce(success({ id: 12, revision: 40 }));
  await usePublishDraft()(1, 7);
  expect(sent()).toEqual([[editorDraftPublish, { draft: 1 }, { revision: 7 }]]);
  expect(told).toEqual(['left']);
});

it('shows what somebody else has written since, and publishes nothing', async () => {
  await usePublishDraft()(1, 6);
  expect(sent()).toEqual([]);
  expect(told).toEqual(['everything again', 'Изменил кто-то ещё']);
});

it('tells no revisions to an editor who decides on no merge', async () => {
  const description = 'Пока вы\u00a0писали, это изменил кто-то другой';
  const fields = { revision: 'Сейчас 812' };
  mockSend.mockReturnValueOnce(
    failure({ code: 'edit_conflict', description, call: editorDraftPublish.name, fields }),
  );
  mockRebase.mockResolvedValue(false);
  await usePublishDraft()(1, 7);
  expect(mockRebase.mock.calls).toEqual([[1, 7]]);
  expect(told).toEqual([description]);
});
