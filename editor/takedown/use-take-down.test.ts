/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';

const notify = jest.fn<(words: string) => void>();

jest.mock('react-admin', () => ({
  HttpError: Error,
  useNotify: () => (words: string) => notify(words),
  useRedirect: () => () => undefined,
  useRefresh: () => () => undefined,
}));
jest.mock('../calls/send.ts', () => ({
  send: async () => ({
    ok: false,
    error: { code: 'not_found', description: 'Тег не\u00a0найден' },
  }),
}));

const { useTakeDown } =
  jest.requireActual<typeof import('./use-take-down.ts')>('./use-take-down.ts');

it('says where an entity may be that a colleague has deleted', async () => {
  const { result } = renderHook(() => useTakeDown({ collection: 'tags', id: 5 }, () => undefined));
  await result.current.takeDown(null);
  expect(notify.mock.calls).toEqual([
    [expect.stringMatching(/^Тег не\u00a0найден\. Возможно, запись удалили/)],
  ]);
});
