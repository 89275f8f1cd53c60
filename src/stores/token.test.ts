/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { AUTH_COOKIE } from '../config/constants.ts';
import { forgetSession } from './sign-out.ts';
import { ensureToken, keepToken } from './token.ts';

const { token: TOKEN, expired: EXPIRED } = AUTH_COOKIE;
const NOW = new Date('2026-11-21T12:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const cookies = () => [documentCookie(TOKEN), documentCookie(EXPIRED)];
const stored = () => [localStorage.getItem(TOKEN), localStorage.getItem(EXPIRED)];

let answers: (() => Promise<Pick<Response, 'status' | 'text'>>)[];
const asked = jest.fn<(url: string, init: RequestInit) => void>();

/** The next response of the backend. */
function answer(token: string, minutes = 60): void {
  const text = JSON.stringify({ result: { token, token_expired: later(minutes) } });
  answers.push(() => Promise.resolve({ status: 200, text: () => Promise.resolve(text) }));
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  answers = [];
  asked.mockClear();
  globalThis.fetch = ((url: string, init: RequestInit) => {
    asked(url, init);
    return (answers.shift() ?? (() => Promise.reject(new TypeError('no network'))))();
  }) as typeof fetch;
});

afterEach(() => {
  forgetSession();
  document.cookie = 'deviceUUID=; path=/; max-age=0';
  jest.useRealTimers();
});

describe('keepToken', () => {
  it('stores token and expiry in cookies and in local storage', () => {
    keepToken('t1', later(60));
    expect(cookies()).toEqual(['t1', later(60)]);
    expect(stored()).toEqual(['t1', later(60)]);
  });
});

describe('ensureToken', () => {
  it('starts a session with the id of the device', async () => {
    answer('t1');
    expect(await ensureToken()).toBe('t1');
    expect(asked.mock.calls[0]?.[0]).toBe('/rest/token');
    const headers = new Headers(asked.mock.calls[0]?.[1].headers);
    expect(headers.get('deviceUUID')).toBe(documentCookie('deviceUUID'));
    expect(headers.get('deviceUUID')).toMatch(/^[\da-f]{32}$/);
    expect(cookies()).toEqual(['t1', later(60)]);
  });

  it('uses the current one without a request', async () => {
    keepToken('t1', later(60));
    expect(await ensureToken()).toBe('t1');
    expect(asked).not.toHaveBeenCalled();
  });

  it('renews an expiring one, once for all waiting callers', async () => {
    keepToken('t1', later(4));
    answer('t1', 90);
    expect(await Promise.all([ensureToken(), ensureToken(), ensureToken()])).toEqual([
      't1',
      't1',
      't1',
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    const headers = new Headers(asked.mock.calls[0]?.[1].headers);
    expect(headers.get('user-api-token')).toBe('t1');
    expect(cookies()).toEqual(['t1', later(90)]);
  });

  it('keeps using an expiring one that cannot be renewed, and tries again', async () => {
    keepToken('t1', later(4));
    expect(await ensureToken()).toBe('t1');
    answer('t2');
    expect(await ensureToken()).toBe('t2');
  });

  it('returns null when an expired one cannot be replaced', async () => {
    keepToken('t1', later(-1));
    expect(await ensureToken()).toBeNull();
  });

  it('restores lost cookies from local storage', async () => {
    keepToken('t1', later(60));
    for (const name of [TOKEN, EXPIRED]) document.cookie = `${name}=; path=/; max-age=0`;
    expect(await ensureToken()).toBe('t1');
    expect(cookies()).toEqual(['t1', later(60)]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('rewrites the cookies daily, since Safari keeps them for seven days', async () => {
    keepToken('t1', later(60 * 24 * 30));
    document.cookie = 'auth.signed=1; path=/';
    const written = jest.spyOn(document, 'cookie', 'set');
    expect(await ensureToken()).toBe('t1');
    expect(written).not.toHaveBeenCalled();
    jest.setSystemTime(NOW.getTime() + 25 * 60 * 60_000);
    expect(await Promise.all([ensureToken(), ensureToken()])).toEqual(['t1', 't1']);
    expect(written).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    const rules = written.mock.calls.map(([rule]) => rule.split(';')[0]?.split('=')[0]);
    written.mockRestore();
    expect(rules).toEqual([TOKEN, EXPIRED, 'auth.signed']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('does not rewrite the cookies of a session that was signed out before the page is idle', async () => {
    keepToken('t1', later(60 * 24 * 30));
    jest.setSystemTime(NOW.getTime() + 25 * 60 * 60_000);
    expect(await ensureToken()).toBe('t1');
    forgetSession();
    jest.advanceTimersByTime(2_000);
    expect(cookies()).toEqual([null, null]);
  });

  it('does not replace a newer sign-in with an older session', async () => {
    answer('anonymous');
    const waiting = ensureToken();
    keepToken('member', later(60));
    expect(await waiting).toBe('member');
    expect(cookies()).toEqual(['member', later(60)]);
  });

  it('does not restore a session that was signed out in the meantime', async () => {
    keepToken('member', later(4));
    answer('member', 90);
    const waiting = ensureToken();
    forgetSession();
    expect(await waiting).toBeNull();
    expect(cookies()).toEqual([null, null]);
    expect(stored()).toEqual([null, null]);
  });

  it('requests a session under a lock shared by all tabs', async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    try {
      answer('t1');
      expect(await ensureToken()).toBe('t1');
      expect(request.mock.calls[0]?.[0]).toBe(TOKEN);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('uses what another tab has renewed while this one waited for the lock', async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => {
      keepToken('t2', later(60));
      return work();
    });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    try {
      keepToken('t1', later(1));
      expect(await ensureToken()).toBe('t2');
      expect(asked).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });
});
