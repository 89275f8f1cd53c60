import { beforeEach, expect, it, jest } from '@jest/globals';
import { editorSetPublish } from '../../contract/calls/editor-sets.ts';
import { editorSets } from '../../contract/docs/editor-sets.ts';
import { failure, success } from '../../src/client/calls/result.ts';

const asked: string[] = [];

/** react-admin does not run in Jest. */
jest.mock('react-admin', () => ({
  useNotify: () => (words: string) => void asked.push(words),
  useRefresh: () => () => void asked.push('everything'),
}));
const mockSend = jest.fn<(...sent: unknown[]) => unknown>();
jest.mock('../calls/send.ts', () => ({ send: (...sent: unknown[]) => mockSend(...sent) }));
jest.mock('../publishing/publication.ts', () => ({ followPublication: async () => undefined }));
jest.mock('./set-records.ts', () => ({}));

const { usePublishSet } =
  jest.requireActual<typeof import('./use-publish-set.ts')>('./use-publish-set.ts');

const set = editorSets.editorSet.example;
const [member] = set.drafts;

beforeEach(() => {
  asked.length = 0;
});

it('reads everything again once the set is published', async () => {
  mockSend.mockReturnValue(success(editorSets.editorSetPublish.example));
  await usePublishSet().publish(set);
  expect(asked).toEqual(['everything']);
});

it('publishes the members as the screen shows them, and shows those that have changed', async () => {
  const fields = { [`drafts/${member?.id}`]: 'Изменил кто-то ещё' };
  const refused = { code: 'edit_conflict', description: 'Изменились', fields } as const;
  mockSend.mockReturnValue(failure({ ...refused, call: editorSetPublish.name }));
  await usePublishSet().publish(set);
  const seen = `${member?.id}:${member?.revision}`;
  expect(mockSend.mock.calls.at(-1)).toEqual([
    editorSetPublish,
    { set: String(set.id), seen },
    { revision: set.revision },
  ]);
  expect(asked).toEqual(['everything', expect.stringMatching(/^«Гигиена»: .+нажмите ещё раз$/)]);
});
