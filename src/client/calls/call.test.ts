import { describe, expect, it, jest } from '@jest/globals';
import { shops } from '../../../contract/calls/shops.ts';
import { userCheck } from '../../../contract/calls/user.ts';
import { callBackend } from './call.ts';

const origin = 'https://api.test';
const empty = () =>
  Promise.resolve(Response.json({ result: { items: [], total: 0, nearest: null } }));

/** A server that never responds; like the real `fetch` it rejects when its signal fires. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

describe('callBackend', () => {
  it('sends one request and returns the typed value', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>(empty);
    const got = await callBackend(shops, { cityName: 'Москва' }, { origin, fetch, token: 't' });
    expect(got).toEqual({ ok: true, value: { items: [], total: 0, nearest: null } });
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(`${origin}/rest/shops?cityName=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0`);
    expect(new Headers(init?.headers).get('user-api-token')).toBe('t');
  });

  it('reads the user check from data', async () => {
    const fetch = () => Promise.resolve(Response.json({ data: { user: null } }));
    const got = await callBackend(userCheck, {}, { origin, fetch });
    expect(got).toEqual({ ok: true, value: { user: null } });
  });

  it('reports a network failure as upstream', async () => {
    const cause = new Error('connect ECONNREFUSED');
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
    const got = await callBackend(shops, {}, { origin, fetch });
    const reason = 'fetch failed: connect ECONNREFUSED';
    expect(got).toMatchObject({ ok: false, error: { code: 'upstream', call: 'shops', reason } });
  });

  it('says that the visitor is offline, not that the service is down', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const told = async () => await callBackend(shops, {}, { origin, fetch });
    const online = jest.replaceProperty(globalThis, 'navigator', {
      ...navigator,
      onLine: false,
    });
    expect(await told()).toMatchObject({
      error: {
        code: 'upstream',
        description: 'Нет соединения. Проверьте интернет и\u00a0попробуйте ещё раз',
      },
    });
    online.restore();
    expect(await told()).toMatchObject({ error: { description: /временно недоступен/ } });
  });

  it('gives up after the timeout', async () => {
    const got = await callBackend(shops, {}, { origin, fetch: silent, timeout: 20 });
    expect(got).toMatchObject({ ok: false, error: { code: 'upstream_timeout', call: 'shops' } });
  });

  it("times out after the contract's 30 s by default", async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await callBackend(shops, {}, { origin, fetch: empty });
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });

  it('stops when the caller aborts, and does not report a timeout', async () => {
    const own = new AbortController();
    const pending = callBackend(shops, {}, { origin, fetch: silent, signal: own.signal });
    own.abort();
    expect(await pending).toMatchObject({ ok: false, error: { code: 'upstream' } });
  });

  it('reports a response that is not JSON as a breach of the contract', async () => {
    const fetch = () => Promise.resolve(new Response('<html>'));
    const got = await callBackend(shops, {}, { origin, fetch });
    expect(got).toMatchObject({ ok: false, error: { code: 'upstream_contract', path: 'result' } });
  });
});
