import { beforeEach, expect, it, jest } from '@jest/globals';
import { editorRestore } from '../../contract/calls/editor-entities.ts';
import { failure, success } from '../../src/client/calls/result.ts';

const told: string[] = [];

/** react-admin does not run in Jest. */
jest.mock('react-admin', () => ({
  useNotify: () => (words: string) => void told.push(words),
  useRefresh: () => () => void told.push('everything again'),
}));
jest.mock('../data/descriptions.ts', () => ({ described: () => ({}), fieldsOf: () => ({}) }));
jest.mock('../publishing/publication.ts', () => ({ followPublication: async () => undefined }));
const mockSend = jest.fn<(...sent: unknown[]) => unknown>();
jest.mock('../calls/send.ts', () => ({ send: (...sent: unknown[]) => mockSend(...sent) }));

const { useRestore } = jest.requireActual<typeof import('./use-restore.ts')>('./use-restore.ts');

beforeEach(() => void told.splice(0));

const tag = { collection: 'tags', id: 3, present: 40 } as const;

it('restores a version in place of the one that it was compared with', async () => {
  mockSend.mockReturnValue(success({ revision: 41 }));
  await useRestore(tag)(12);
  const params = { collection: 'tags', id: '3', revision: '12' };
  expect(mockSend.mock.calls.at(-1)).toEqual([editorRestore, params, { revision: 40 }]);
  expect(told).toEqual(['everything again']);
});

it('shows what somebody else has published meanwhile', async () => {
  const conflict = { code: 'edit_conflict', call: editorRestore.name, status: 409 } as const;
  const fields = { revision: 'Сейчас 41' };
  mockSend.mockReturnValue(failure({ ...conflict, description: 'Изменил другой', fields }));
  await useRestore(tag)(12);
  expect(told).toEqual([
    'everything again',
    'Тем временем запись изменил кто-то ещё. Посмотрите новую версию и\u00a0нажмите ещё раз',
  ]);
  // There is no new version then.
  mockSend.mockReturnValue(failure({ ...conflict, description: 'Запись удалили' }));
  await useRestore(tag)(12);
  expect(told.slice(2)).toEqual(['everything again', 'Запись удалили']);
});
