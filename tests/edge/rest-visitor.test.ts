/** What the proxy tells the backend about a visitor: session, device, browser, the nearby city. */
import assert from 'node:assert/strict';
import { allowedCall } from '../../edge-functions/lib/allow-list.ts';
import { forgetCityPlaces } from '../../edge-functions/lib/nearest-city.ts';
import { proxy } from '../../edge-functions/lib/proxy.ts';
import { inRequest } from '../../edge-functions/lib/request-scope.ts';
import { tellAddress } from '../../edge-functions/lib/told-address.ts';
import { table } from '../../contract/table.ts';
import { withServer, type FakeServer } from './fake-server.ts';

const list = () => Response.json({ result: { items: [], total: 0 }, data: { user: null } });
const personal = table.filter((entry) => allowedCall(entry.path) && !entry.content);
const ask = (path: string, init: RequestInit = {}) => new Request(`https://site.test${path}`, init);
const through = (server: FakeServer) => ({ origin: server.origin });

Deno.test('sends the browser and the nearby city, so that members recognise their sessions', async () => {
  await withServer(list, async (server) => {
    const headers = { 'user-agent': 'Browser/1.0', 'sec-fetch-site': 'same-origin' };
    const moscow = { latitude: 55.75, longitude: 37.62, country: { code: 'RU' } };
    const tell = (own: object) => {
      const request = ask('/rest/sessions', { headers });
      return inRequest(request, false, () => proxy(request, { ...through(server), ...own }));
    };
    const places = Response.json({ '6281': [55.75, 37.61] });
    const original = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).startsWith('https://site.test/')
        ? Promise.resolve(places.clone())
        : original(input, init);
    try {
      forgetCityPlaces();
      await tell({ geo: moscow });
      await tell({ geo: { ...moscow, country: { code: 'FI' } } });
      await tell({});
    } finally {
      globalThis.fetch = original;
      forgetCityPlaces();
    }
    const told = server.requests.map((asked) => [
      asked.headers.get('user-agent'),
      asked.headers.get('x-visitor-city'),
    ]);
    assert.deepEqual(told, [
      ['Browser/1.0', '6281'],
      ['Browser/1.0', null],
      ['Browser/1.0', null],
    ]);
  });
});

Deno.test('a new device gets an id, which the backend receives, too; a known device keeps its own', async () => {
  await withServer(list, async (server) => {
    for (const { path, method, name } of personal) {
      const body = method === 'POST' ? { body: '{}' } : {};
      const got = await proxy(ask(path, { method, ...body }), through(server));
      await got.text();
      const [, id] =
        /^deviceUUID=([\da-f]{32}); Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/.exec(
          got.headers.get('set-cookie') ?? '',
        ) ?? [];
      assert.ok(id, name);
      assert.equal(server.requests.at(-1)?.headers.get('deviceuuid'), id, name);
      const headers = { cookie: 'deviceUUID=d1' };
      const known = await proxy(ask(path, { method, headers, ...body }), through(server));
      await known.text();
      assert.equal(known.headers.get('set-cookie'), null, name);
    }
  });
});

Deno.test('a visitor who has just lost the cookies can still end the session', async () => {
  await withServer(list, async (server) => {
    const sent = (cookie: string, token: string) =>
      proxy(
        ask('/rest/token.expire', {
          headers: { cookie, 'user-api-token': token, 'sec-fetch-site': 'same-origin' },
        }),
        through(server),
      );
    await sent('deviceUUID=d1', 't1');
    await sent('deviceUUID=d1; auth.token=t2', 't1');
    await sent('deviceUUID=d1', 'x'.repeat(201));
    assert.deepEqual(
      server.requests.map(({ headers }) => headers.get('authorization')),
      ['Bearer t1', 'Bearer t2', null],
    );
  });
});

Deno.test('a token that is not a valid header is not sent', async () => {
  await withServer(list, async (server) => {
    for (const token of ['a%0d%0ax-own:%201', 'a b', '%D1%8F', 'x'.repeat(201)]) {
      const headers = { cookie: `auth.token=${token}; deviceUUID=d1` };
      const got = await proxy(ask('/rest/certificates', { headers }), through(server));
      await got.text();
      const asked = server.requests.at(-1)?.headers;
      for (const name of ['authorization', 'user-api-token', 'x-own']) {
        assert.equal(asked?.get(name), null, token);
      }
    }
  });
});

Deno.test('sends the first secret while the secret of the edge is rotated', () => {
  const [fresh, old] = ['n'.repeat(40), 'o'.repeat(40)];
  const headers = new Headers();
  Deno.env.set('EDGE_SECRET', `${fresh}, ${old}`);
  try {
    tellAddress(headers, '203.0.113.7');
  } finally {
    Deno.env.delete('EDGE_SECRET');
  }
  assert.equal(headers.get('x-edge-secret'), fresh);
});
