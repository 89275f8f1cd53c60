import assert from 'node:assert/strict';
import { proxy } from '../../edge-functions/lib/proxy.ts';
import { replyCache } from '../../edge-functions/lib/reply-cache.ts';
import { table } from '../../contract/table.ts';
import { errorsOf, withServer } from './fake-server.ts';

const ETAG = '"shops-1"';
const list = () =>
  Response.json(
    { result: { items: [], total: 0 } },
    { headers: { etag: ETAG, 'cache-control': 'public, max-age=0, must-revalidate' } },
  );
const cityCookie = (id: number) => `userLocation=${encodeURIComponent(JSON.stringify({ id }))}`;

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const body = method === 'POST' ? { body: '{}' } : {};
  return new Request(`https://site.test${path}`, { method, headers, ...body });
}

/** Asks and gives what a cache would look at. */
async function look(promise: Promise<Response>) {
  const got = await promise;
  await got.text();
  return { status: got.status, cache: got.headers.get('x-cache'), headers: got.headers };
}

Deno.test('keeps the calls the contract marks, and only those', async () => {
  await withServer(list, async (server) => {
    const cache = replyCache();
    for (const entry of table.filter(({ table: name }) => name === 'shops')) {
      const send = () =>
        look(proxy(ask(entry.path, {}, entry.method), { origin: server.origin, cache }));
      const before = server.requests.length;
      const [first, second] = [await send(), await send()];
      const seen = [first.cache, second.cache];
      assert.deepEqual(seen, entry.cachedByCity ? ['miss', 'hit'] : [null, null], entry.name);
      assert.equal(server.requests.length - before, entry.cachedByCity ? 1 : 2, entry.name);
      for (const { headers } of [first, second]) {
        const rule = headers.get('netlify-cdn-cache-control');
        assert.equal(
          rule?.startsWith('public, max-age=60') ?? false,
          Boolean(entry.cachedByCity),
          entry.name,
        );
      }
    }
  });
});

Deno.test('nothing personal is ever kept, on the way or at the visitor’s', async () => {
  await withServer(list, async (server) => {
    for (const [path, method] of [
      ['/rest/certificate.get', 'POST'],
      ['/rest/certificate.form.send', 'POST'],
      ['/rest/certificate.page', 'POST'],
      ['/rest/user.profile', 'GET'],
      ['/rest/user.balance', 'GET'],
      ['/rest/orders', 'GET'],
      ['/rest/token.expire', 'GET'],
    ] as const) {
      const { headers } = await look(
        proxy(ask(path, {}, method), { origin: server.origin, cache: replyCache() }),
      );
      assert.equal(headers.get('cache-control'), 'private, no-store', path);
      for (const name of ['netlify-cdn-cache-control', 'netlify-vary', 'etag']) {
        assert.equal(headers.get(name), null, `${path} ${name}`);
      }
    }
  });
});

Deno.test(
  'keeps each city and each query apart, in whatever order its parameters come',
  async () => {
    await withServer(list, async (server) => {
      const cache = replyCache();
      const send = (path: string, city: number) =>
        look(proxy(ask(path, { cookie: cityCookie(city) }), { origin: server.origin, cache }));
      assert.equal((await send('/rest/shops?product=a&page=1', 6281)).cache, 'miss');
      assert.equal((await send('/rest/shops?page=1&product=a', 6281)).cache, 'hit');
      assert.equal((await send('/rest/shops?page=1&product=a', 1838)).cache, 'miss');
      assert.equal((await send('/rest/shops?page=2&product=a', 6281)).cache, 'miss');
      const plain = await look(
        proxy(ask('/rest/shops?page=1&product=a'), { origin: server.origin, cache }),
      );
      assert.equal(plain.cache, 'hit', 'no cookie is the default city');
      assert.match(plain.headers.get('netlify-vary') ?? '', /\bquery\b.*cookie=userLocation/);
      assert.equal(server.requests.length, 3);
    });
  },
);

Deno.test('forgets after a minute', async () => {
  await withServer(list, async (server) => {
    let time = 0;
    const cache = replyCache(60_000, 10, () => time);
    const send = () => look(proxy(ask('/rest/shops'), { origin: server.origin, cache }));
    await send();
    time = 59_999;
    assert.equal((await send()).cache, 'hit');
    time = 60_000;
    assert.equal((await send()).cache, 'miss');
  });
});

Deno.test('If-None-Match reaches the backend and is answered from the cache', async () => {
  const answer = (request: Request) =>
    request.headers.get('if-none-match') === ETAG
      ? new Response(null, { status: 304, headers: { etag: ETAG } })
      : list();
  await withServer(answer, async (server) => {
    const cache = replyCache();
    const send = (etag?: string) =>
      look(
        proxy(ask('/rest/shops', etag ? { 'if-none-match': etag } : {}), {
          origin: server.origin,
          cache,
        }),
      );
    const early = await send(ETAG);
    assert.deepEqual([early.status, early.cache, early.headers.get('etag')], [304, 'miss', ETAG]);
    // A 304 holds nothing to keep.
    assert.deepEqual([(await send()).status, server.requests.length], [200, 2]);
    const kept = await send(`W/${ETAG}`);
    assert.deepEqual([kept.status, kept.cache, server.requests.length], [304, 'hit', 2]);
    assert.equal((await send('"other"')).status, 200);
  });
});

Deno.test('a failure is not kept', async () => {
  let broken = true;
  const answer = () => (broken ? new Response('oops', { status: 500 }) : list());
  await withServer(answer, async (server) => {
    const cache = replyCache();
    const send = () => look(proxy(ask('/rest/shops'), { origin: server.origin, cache }));
    await errorsOf(async () => {
      const failed = await send();
      assert.equal(failed.status, 502);
      assert.equal(failed.headers.get('netlify-cdn-cache-control'), null);
    });
    broken = false;
    assert.deepEqual([(await send()).status, (await send()).cache], [200, 'hit']);
  });
});
