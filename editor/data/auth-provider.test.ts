/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import type { CallError, Result } from '../../src/client/calls/result.ts';
import { outageQuestion } from '../calls/outage.ts';
import type { Me } from '../calls/session.ts';

const whoAmI = jest.fn<() => Promise<Result<Pick<Me, 'permissions'>>>>();

/** react-admin does not run in Jest. */
jest.mock('react-admin', () => ({
  HttpError: class extends Error {
    readonly status: number;
    constructor(message: string, status: number) {
      super(message);
      this.status = status;
    }
  },
}));
jest.mock('../calls/who.ts', () => ({ whoAmI: () => whoAmI() }));

const { authProvider } =
  jest.requireActual<typeof import('./auth-provider.ts')>('./auth-provider.ts');

const failing = (given: Pick<CallError, 'code' | 'status'>): Result<never> => ({
  ok: false,
  error: { description: 'Сервис недоступен', call: 'editor.me', ...given },
});

const AWAY = failing({ code: 'unavailable', status: 503 });
const OFFLINE = failing({ code: 'upstream' });
const NOBODY = failing({ code: 'unauthorized', status: 401 });

const ask = jest.spyOn(outageQuestion, 'ask');
beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue();
  whoAmI.mockReset();
});

it('waits for a server before it returns permissions', async () => {
  whoAmI.mockResolvedValueOnce(AWAY).mockResolvedValueOnce(OFFLINE);
  whoAmI.mockResolvedValue({ ok: true, value: { permissions: ['read'] } });
  expect(await authProvider.getPermissions?.({})).toEqual(['read']);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps users signed in while the server is unavailable', async () => {
  whoAmI.mockResolvedValue(AWAY);
  await authProvider.checkAuth({});
  whoAmI.mockResolvedValue(NOBODY);
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ status: 401 });
  await expect(authProvider.getPermissions?.({})).rejects.toMatchObject({ status: 401 });
  expect(ask).not.toHaveBeenCalled();
});

it.each(['/admin/password/', '/admin/password', '/admin/forgotten'])(
  'lets a signed-out user stay on %s',
  async (path) => {
    whoAmI.mockResolvedValue(NOBODY);
    history.replaceState(null, '', '/admin/articles');
    await expect(authProvider.getPermissions?.({})).rejects.toMatchObject({ status: 401 });
    history.replaceState(null, '', path);
    expect(await authProvider.getPermissions?.({})).toEqual([]);
  },
);
