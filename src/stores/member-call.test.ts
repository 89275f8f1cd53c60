/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { orders, userBalance } from '../../contract/calls/user.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { memberCall } from './member-call.ts';
import { memberResource } from './member-data.ts';
import { keepSession } from './sign-in.ts';
import { forgetSession } from './sign-out.ts';
import { toasts } from './toasts.ts';

const LATER = '2099-01-01T00:00:00.000Z';
const balance = { available: 5, pending: 0, expiring: null };
const over = { error: 'unauthorized', error_description: 'Войдите снова' };

let asked: { path: string; token: string | null }[];
let reply: (path: string) => Promise<unknown>;
const opened = jest.fn();

beforeEach(() => {
  asked = [];
  reply = () => Promise.resolve({ result: balance });
  opened.mockClear();
  toasts.shown = [];
  window.___navigate = opened;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push({ path: url, token: new Headers(init.headers).get('user-api-token') });
    const body = await reply(url);
    return { status: 200, text: () => Promise.resolve(JSON.stringify(body)) };
  }) as typeof fetch;
  document.cookie = 'deviceUUID=d; path=/';
  document.cookie = 'auth.signed=1; path=/';
  document.cookie = 'auth.mark=anna; path=/';
  document.cookie = 'auth.token=t1; path=/';
  document.cookie = `auth.tokenExpired=${LATER}; path=/`;
});

afterEach(() => {
  forgetSession();
  window.history.replaceState(null, '', '/');
});

describe('memberCall', () => {
  it('asks as the member', async () => {
    expect(await memberCall(userBalance, {})).toEqual({ ok: true, value: balance });
    expect(asked).toEqual([{ path: '/rest/user.balance', token: 't1' }]);
  });

  it('asks nothing for a stranger', async () => {
    forgetSession();
    expect(await memberCall(userBalance, {})).toMatchObject({ error: { code: 'unauthorized' } });
    expect(asked).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
  });

  it('prolongs a session that ends soon, once for all who wait, before it asks', async () => {
    document.cookie = `auth.tokenExpired=${new Date(Date.now() + 60_000).toISOString()}; path=/`;
    reply = async (path) =>
      path === '/rest/token'
        ? { result: { token: 't2', token_expired: LATER } }
        : { result: balance };
    await Promise.all([memberCall(userBalance, {}), memberCall(userBalance, {})]);
    expect(asked).toEqual([
      { path: '/rest/token', token: 't1' },
      { path: '/rest/user.balance', token: 't2' },
      { path: '/rest/user.balance', token: 't2' },
    ]);
    expect(documentCookie('auth.signed')).toBe('1');
  });

  it('ends the session once for all calls that are told so, and leads to the login', async () => {
    reply = () => Promise.resolve(over);
    await Promise.all([memberCall(userBalance, {}), memberCall(orders, {})]);
    expect(documentCookie('auth.token')).toBeNull();
    expect(documentCookie('auth.signed')).toBeNull();
    expect(opened.mock.calls).toEqual([['/auth/', undefined]]);
    expect(toasts.shown.map(({ text }) => text)).toEqual([
      'Сеанс закончился. Войдите снова, чтобы\u00a0продолжить.',
    ]);
  });

  it('empties what was kept of the member then', async () => {
    const resource = memberResource((signal) => memberCall(userBalance, {}, { signal }));
    await resource.run();
    expect(resource.state.data).toEqual(balance);
    reply = () => Promise.resolve(over);
    await memberCall(orders, {});
    expect(resource.state).toEqual({ data: null, error: null, pending: false });
  });

  it('leads nobody away from a page that is not the member’s when the frame asked', async () => {
    reply = () => Promise.resolve(over);
    await memberCall(userBalance, {}, { quiet: true });
    expect(documentCookie('auth.signed')).toBeNull();
    expect(opened).not.toHaveBeenCalled();
    expect(toasts.shown).toEqual([]);
  });

  it('leads to the login from the personal area, whoever asked', async () => {
    window.history.replaceState(null, '', '/personal/orders/');
    reply = () => Promise.resolve(over);
    await memberCall(userBalance, {}, { quiet: true });
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['after signing out', () => forgetSession()],
    [
      'for somebody whose place another took',
      () => {
        document.cookie = 'auth.mark=boris; path=/';
      },
    ],
  ])('hands out no reply that comes %s', async (_when, leave) => {
    reply = async () => {
      leave();
      return { result: balance };
    };
    expect(await memberCall(userBalance, {})).toMatchObject({ error: { code: 'unauthorized' } });
    expect(opened).not.toHaveBeenCalled();
  });

  it('does not end the session of the next one for what the last one was refused', async () => {
    reply = async (path) => {
      if (path !== '/rest/user.balance') return { result: { items: [], total: 0 } };
      keepSession({ token: 't9', token_expired: LATER }, 'authorization');
      return over;
    };
    await memberCall(userBalance, {});
    expect(documentCookie('auth.token')).toBe('t9');
  });
});
