import { afterEach, expect, it, jest } from '@jest/globals';

const notify = jest.fn<(words: string) => void>();
const redirect = jest.fn<(...to: readonly unknown[]) => void>();

/** react-admin does not run in Jest. */
jest.mock('react-admin', () => ({
  useNotify: () => (words: string) => notify(words),
  useRedirect:
    () =>
    (...to: readonly unknown[]) =>
      redirect(...to),
  useResourceContext: () => 'articles',
}));

const { useMissing } = jest.requireActual<typeof import('./use-missing.ts')>('./use-missing.ts');

const failure = (status: number, errors?: object) =>
  Object.assign(new Error('Не получилось'), { status, body: { code: 'any', errors } });

afterEach(() => {
  jest.resetAllMocks();
});

it('leaves a deleted record for its list', () => {
  useMissing()(failure(404));
  expect(notify.mock.calls).toEqual([['ra.notification.item_doesnt_exist']]);
  expect(redirect.mock.calls).toEqual([['list', 'articles']]);
});

it('opens the draft that is left of a record taken off the site', () => {
  useMissing()(failure(404, { draft: 'Осталось черновиком: drafts/12' }));
  expect(notify.mock.calls).toEqual([['Снято с\u00a0сайта: вот черновик, который остался.']]);
  expect(redirect.mock.calls).toEqual([['edit', 'drafts', '12']]);
});

it.each([502, 503, 500, 429, 403])('stays on a record that is not read because of %i', (status) => {
  useMissing()(failure(status));
  expect(notify).not.toHaveBeenCalled();
  expect(redirect).not.toHaveBeenCalled();
});
