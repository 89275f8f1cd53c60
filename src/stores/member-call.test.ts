/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { orderPartnerOffer, orders, userBalance } from '../../contract/calls/user.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { memberCall } from './member-call.ts';
import { memberResource } from './member-data.ts';
import { readStanding } from './session.ts';
import { keepSession } from './sign-in.ts';
import { forgetSession } from './sign-out.ts';
import { toasts } from './toasts.ts';
import { dropWayBack, keptWayBack } from './way-back.ts';

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
  it('sends the member’s token', async () => {
    expect(await memberCall(userBalance, {})).toEqual({ ok: true, value: balance });
    expect(asked).toEqual([{ path: '/rest/user.balance', token: 't1' }]);
  });

  it('sends the key of an attempt: without it a retry would be paid again', async () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    await memberCall(orderPartnerOffer, { offerId: 1 }, { attempt: 'attempt-1' });
    const headers = new Headers(sent.mock.calls[0]?.[1]?.headers);
    expect(headers.get(IDEMPOTENCY_HEADER)).toBe('attempt-1');
  });

  it('makes no request for a signed-out visitor', async () => {
    forgetSession();
    expect(await memberCall(userBalance, {})).toMatchObject({ error: { code: 'unauthorized' } });
    expect(asked).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
  });

  it('leads to the login when the browser has dropped the cookies under an open page', async () => {
    readStanding();
    document.cookie = 'auth.signed=; path=/; max-age=0';
    window.history.replaceState(null, '', '/personal/profile/');
    await Promise.all([memberCall(userBalance, {}), memberCall(orders, {})]);
    expect(asked).toEqual([]);
    expect(opened.mock.calls).toEqual([['/auth/', undefined]]);
    expect(keptWayBack()).toBe('/personal/profile/');
    dropWayBack();
  });

  it('renews an expiring session once for all waiting calls before sending them', async () => {
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

  it('ends a rejected session once for all calls and redirects to the login', async () => {
    reply = () => Promise.resolve(over);
    await Promise.all([memberCall(userBalance, {}), memberCall(orders, {})]);
    expect(documentCookie('auth.token')).toBeNull();
    expect(documentCookie('auth.signed')).toBeNull();
    expect(opened.mock.calls).toEqual([['/auth/', undefined]]);
    expect(toasts.shown.map(({ text }) => text)).toEqual([
      'Сеанс закончился. Войдите снова, чтобы\u00a0продолжить.',
    ]);
  });

  it('clears the member’s data when the session is rejected', async () => {
    const resource = memberResource((signal) => memberCall(userBalance, {}, { signal }));
    await resource.run();
    expect(resource.state.data).toEqual(balance);
    reply = () => Promise.resolve(over);
    await memberCall(orders, {});
    expect(resource.state).toEqual({ data: null, error: null, pending: false });
  });

  it('does not redirect from a page outside the personal area when the frame made the call', async () => {
    reply = () => Promise.resolve(over);
    await memberCall(userBalance, {}, { quiet: true });
    expect(documentCookie('auth.signed')).toBeNull();
    expect(opened).not.toHaveBeenCalled();
    expect(toasts.shown).toEqual([]);
  });

  it('redirects to the login from the personal area, whichever component made the call', async () => {
    window.history.replaceState(null, '', '/personal/orders/?shown=active');
    reply = () => Promise.resolve(over);
    await memberCall(userBalance, {}, { quiet: true });
    expect(opened).toHaveBeenCalledTimes(1);
    // The page is shown again as it was.
    expect(keptWayBack()).toBe('/personal/orders/?shown=active');
    dropWayBack();
  });

  it.each([
    ['after signing out', () => forgetSession()],
    [
      'after another member has signed in',
      () => {
        document.cookie = 'auth.mark=boris; path=/';
      },
    ],
  ])('drops a response that arrives %s', async (_when, leave) => {
    reply = async () => {
      leave();
      return { result: balance };
    };
    expect(await memberCall(userBalance, {})).toMatchObject({ error: { code: 'unauthorized' } });
    expect(opened).not.toHaveBeenCalled();
  });

  it('does not end a new session because of a call rejected for the previous one', async () => {
    reply = async (path) => {
      if (path !== '/rest/user.balance') return { result: { items: [], total: 0 } };
      keepSession({ token: 't9', token_expired: LATER }, 'authorization');
      return over;
    };
    await memberCall(userBalance, {});
    expect(documentCookie('auth.token')).toBe('t9');
  });

  it('sends nothing for a member who signs out while the session is renewed', async () => {
    document.cookie = `auth.tokenExpired=${new Date(Date.now() + 60_000).toISOString()}; path=/`;
    reply = async () => {
      forgetSession();
      return { result: { token: 't2', token_expired: LATER } };
    };
    expect(await memberCall(userBalance, {})).toMatchObject({ error: { code: 'unauthorized' } });
    expect(asked).toEqual([{ path: '/rest/token', token: 't1' }]);
  });
});
