/**
 * Who may make a call with a visitor's cookies: only our own pages, and no site that lures the
 * visitor into it.
 */
import assert from 'node:assert/strict';
import { changesSomething } from '../../contract/call.ts';
import { table } from '../../contract/table.ts';
import { allowedCall } from '../../edge-functions/lib/allow-list.ts';
import { proxy } from '../../edge-functions/lib/proxy.ts';
import { withServer, type FakeServer } from './fake-server.ts';

/** In both kinds of envelope. */
const EMPTY = { result: { items: [], total: 0 }, data: { user: null } };
const list = () => Response.json(EMPTY);
const personal = table.filter((entry) => allowedCall(entry.path) && !entry.content);
const ask = (path: string, init: RequestInit = {}) => new Request(`https://site.test${path}`, init);
const through = (server: FakeServer) => ({ origin: server.origin });

/** Status and code of an error. */
async function errorOf(response: Response): Promise<[number, string]> {
  const { error } = await response.json();
  return [response.status, error];
}

/** The headers of a request's origin, and whether that is our own page. */
const SOURCES: readonly [said: Record<string, string>, isOwn: boolean][] = [
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://site.test' }, true],
  [{ referer: 'https://site.test/personal/orders/' }, true],
  [{ origin: 'https://evil.test' }, false],
  [{ origin: 'null' }, false],
  [{ referer: 'https://evil.test/?https://site.test/' }, false],
  [{ origin: 'https://evil.test', referer: 'https://site.test/' }, false],
  [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
];

Deno.test('only our own pages may make calls that change something', async () => {
  await withServer(list, async (server) => {
    const changing = personal.filter(changesSomething);
    assert.ok(changing.some(({ method }) => method === 'GET'));
    for (const { path, method, name } of changing) {
      const body = method === 'POST' ? { body: '{}' } : {};
      for (const [said, isOwn] of SOURCES) {
        const headers = { ...said, cookie: 'auth.token=t1; deviceUUID=d1' };
        const got = await proxy(ask(path, { method, headers, ...body }), through(server));
        const told = `${name} ${JSON.stringify(said)}`;
        if (!isOwn) assert.deepEqual(await errorOf(got), [403, 'forbidden'], told);
        else assert.deepEqual([got.status, await got.json()], [200, EMPTY], told);
      }
    }
  });
});

Deno.test('a call with a token in a header, or without any token, may come from anywhere', async () => {
  await withServer(list, async (server) => {
    for (const headers of [
      { authorization: 'Bearer t1', deviceuuid: 'd1' },
      { 'user-api-token': 't1', deviceuuid: 'd1', origin: 'https://evil.test' },
    ]) {
      const got = await proxy(ask('/rest/redeem.order', { headers }), through(server));
      assert.equal(got.status, 200);
      await got.text();
      const asked = server.requests.at(-1)?.headers;
      for (const [name, value] of [
        ['authorization', 'Bearer t1'],
        ['user-api-token', 't1'],
        ['deviceuuid', 'd1'],
      ] as const)
        assert.equal(asked?.get(name), value);
    }
    const init = { method: 'POST', body: '{}' };
    const nobody = await proxy(ask('/rest/form.save', init), through(server));
    assert.equal(nobody.status, 200);
    await nobody.text();
  });
});

Deno.test('another site cannot trigger a personal call', async () => {
  await withServer(list, async (server) => {
    for (const { path, method, name } of personal) {
      const body = method === 'POST' ? { body: '{}' } : {};
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site, cookie: 'auth.token=t1' };
        const got = await proxy(ask(path, { method, headers, ...body }), through(server));
        assert.deepEqual(await errorOf(got), [403, 'forbidden'], name);
      }
    }
    assert.equal(server.requests.length, 0);
    for (const site of ['same-origin', 'none']) {
      const headers = { 'sec-fetch-site': site, cookie: 'auth.token=t1' };
      const got = await proxy(ask('/rest/user.profile', { headers }), through(server));
      assert.equal(got.status, 200);
      await got.text();
    }
  });
});
