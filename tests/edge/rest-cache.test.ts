import assert from 'node:assert/strict';
import { allowedCall } from '../../edge-functions/lib/allow-list.ts';
import { proxy } from '../../edge-functions/lib/proxy.ts';
import type { AnyCall } from '../../contract/call.ts';
import { table } from '../../contract/table.ts';
import { errorsOf, withServer, type FakeServer } from './fake-server.ts';

const ETAG = '"shops-1"';
/** A backend that would let everything be cached for ever. */
const careless = (status = 200) =>
  Response.json(
    { result: { items: [], total: 0 } },
    { status, headers: { etag: ETAG, 'cache-control': 'public, max-age=31536000' } },
  );

const open = table.filter((entry) => allowedCall(entry.path));
const KEPT = ['netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary'];

function ask(entry: AnyCall, headers: Record<string, string> = {}, query = '') {
  const body = entry.method === 'POST' ? { body: '{}' } : {};
  return new Request(`https://site.test${entry.path}${query}`, {
    method: entry.method,
    headers,
    ...body,
  });
}

/** Sends a request and returns what a cache would look at. */
async function look(request: Request, server: FakeServer) {
  const got = await proxy(request, { origin: server.origin });
  await got.text();
  return { status: got.status, headers: got.headers };
}

Deno.test('the CDN may cache only the calls the contract marks, separately for each city', async () => {
  await withServer(
    () => careless(),
    async (server) => {
      for (const entry of open) {
        const { headers } = await look(ask(entry), server);
        const rules = KEPT.map((name) => headers.get(name));
        const expected = ['public, max-age=60', 'content', 'query,cookie=userLocation'];
        assert.deepEqual(rules, entry.cachedByCity ? expected : [null, null, null], entry.name);
        // A shared response identifies nobody.
        if (entry.content) assert.equal(headers.get('set-cookie'), null, entry.name);
      }
    },
  );
});

Deno.test('a personal response is never cached, neither by the CDN nor by the browser', async () => {
  await withServer(
    () => careless(),
    async (server) => {
      const personal = open.filter((entry) => !entry.content);
      assert.ok(personal.length > 15);
      for (const entry of personal) {
        const cookie = 'auth.token=t1; deviceUUID=d1';
        const { headers } = await look(ask(entry, { cookie, 'if-none-match': ETAG }), server);
        assert.equal(headers.get('cache-control'), 'private, no-store', entry.name);
        for (const name of [...KEPT, 'etag']) assert.equal(headers.get(name), null, entry.name);
      }
      for (const asked of server.requests) assert.equal(asked.headers.get('if-none-match'), null);
    },
  );
});

Deno.test('no call of a member, none that writes and none with a phone is marked as content', () => {
  const marked = table.filter((entry) => entry.content || entry.cachedByCity);
  for (const entry of marked) {
    assert.deepEqual([entry.access, entry.method, entry.content], ['public', 'GET', true]);
    const names = Object.keys('entries' in entry.params ? Object(entry.params.entries) : {});
    for (const name of names) assert.doesNotMatch(name, /phone|code|token/, entry.name);
  }
});

Deno.test('If-None-Match reaches the backend for content, but not for what the CDN caches', async () => {
  const answer = (request: Request) =>
    request.headers.get('if-none-match') === ETAG
      ? new Response(null, { status: 304, headers: { etag: ETAG } })
      : careless();
  await withServer(answer, async (server) => {
    for (const entry of open.filter(({ content }) => content)) {
      const { status, headers } = await look(ask(entry, { 'if-none-match': ETAG }), server);
      assert.equal(status, entry.cachedByCity ? 200 : 304, entry.name);
      assert.equal(headers.get('etag'), ETAG, entry.name);
    }
  });
});

Deno.test('a failure is not cached', async () => {
  for (const status of [400, 429, 500, 503]) {
    const answer = () => Response.json({ error: 'x', error_description: 'Нет' }, { status });
    await withServer(answer, async (server) => {
      await errorsOf(async () => {
        for (const entry of open.filter(({ cachedByCity }) => cachedByCity)) {
          const { headers } = await look(ask(entry), server);
          for (const name of KEPT) assert.equal(headers.get(name), null, entry.name);
        }
      });
    });
  }
});
