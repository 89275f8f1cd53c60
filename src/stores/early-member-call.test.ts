/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userBalance } from '../../contract/calls/user.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { EARLY_REPLIES_ID } from '../config/early-replies.ts';

const LATER = '2099-01-01T00:00:00.000Z';
const balance = (available: number) => ({ result: { available, pending: 0, expiring: null } });
const over = { error: 'unauthorized', error_description: 'Войдите снова' };

let asked: string[];
let replies: Record<string, unknown>;
const navigated = jest.fn();

/** A page whose document brought this reply to the call for the balance, and its `memberCall`. */
async function opened(reply: object) {
  document.body.innerHTML = `<script type="application/json" id="${EARLY_REPLIES_ID}" data-mark="anna">
    {"/rest/user.balance":${JSON.stringify(reply)}}</script>`;
  jest.resetModules();
  const { memberCall } = await import('./member-call.ts');
  return () => memberCall(userBalance, {});
}

beforeEach(() => {
  asked = [];
  replies = {
    '/rest/user.balance': balance(5),
    '/rest/token': { result: { token: 't2', token_expired: LATER } },
  };
  navigated.mockClear();
  window.___navigate = navigated;
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return { status: 200, text: () => Promise.resolve(JSON.stringify(replies[url])) };
  }) as typeof fetch;
  for (const pair of ['deviceUUID=d', 'auth.signed=1', 'auth.mark=anna', 'auth.token=t1']) {
    document.cookie = `${pair}; path=/`;
  }
  document.cookie = `auth.tokenExpired=${LATER}; path=/`;
});

describe('memberCall with a reply that came with the document', () => {
  it('makes no request, the first time', async () => {
    const call = await opened(balance(7));
    expect(await call()).toMatchObject({ value: { available: 7 } });
    expect(asked).toEqual([]);
    expect(await call()).toMatchObject({ value: { available: 5 } });
  });

  it('renews a session that ends soon', async () => {
    document.cookie = `auth.tokenExpired=${new Date(Date.now() + 60_000).toISOString()}; path=/`;
    const call = await opened(balance(7));
    expect(await call()).toMatchObject({ value: { available: 7 } });
    expect(asked).toEqual(['/rest/token']);
    const { ensureToken } = await import('./token.ts');
    expect(await ensureToken()).toBe('t2');
  });

  it('restores cookies that the browser has removed', async () => {
    localStorage.setItem('auth.token', 't1');
    localStorage.setItem('auth.tokenExpired', LATER);
    for (const name of ['auth.token', 'auth.tokenExpired']) {
      document.cookie = `${name}=; path=/; max-age=0`;
    }
    const call = await opened(balance(7));
    await call();
    expect(documentCookie('auth.token')).toBe('t1');
  });

  it('asks again after a failure, and ends a session that is over', async () => {
    replies['/rest/user.balance'] = over;
    const call = await opened(over);
    expect(await call()).toMatchObject({ error: { code: 'unauthorized' } });
    expect(asked).toEqual(['/rest/user.balance']);
    expect(navigated.mock.calls).toEqual([['/auth/', undefined]]);
  });
});
