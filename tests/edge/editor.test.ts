import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { mountScreen } from '../../backend/screen/screen.ts';
import { editorReply } from '../../edge-functions/lib/editor-reply.ts';
import { EDITOR_BODY_MAX } from '../../src/config/editor-addresses.ts';
import { errorsOf, NOWHERE, withServer } from './fake-server.ts';

const ask = (path: string, init: RequestInit = {}) => new Request(`https://site.test${path}`, init);
const nothing = () => Response.json({ result: {} });

Deno.test('an editor’s request reaches the backend unchanged, without forged headers and visitor cookies', async () => {
  await withServer(nothing, async (server) => {
    const headers = {
      authorization: 'Bearer e1',
      'if-match': '"41"',
      'content-type': 'application/json',
      cookie: 'auth.token=t1; session=s1; deviceUUID=d1',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '198.51.100.1',
      'x-visitor-address': '198.51.100.1',
      'x-edge-secret': 'guessed',
      'x-forwarded-host': 'evil.test',
      'x-real-ip': '198.51.100.1',
      'x-nf-client-connection-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.1',
    };
    const body = '{"title":"Линзы"}';
    const request = ask('/editor/tags/6?draft=1', { method: 'PUT', headers, body });
    const reply = await editorReply(request, { origin: server.origin, clientIp: '203.0.113.7' });
    assert.deepEqual(await reply.json(), { result: {} });
    const [call] = server.requests;
    assert.ok(call);
    assert.deepEqual(
      [call.method, call.url.pathname + call.url.search, call.body],
      ['PUT', '/editor/tags/6?draft=1', body],
    );
    const got = Object.fromEntries(call.headers);
    for (const name of ['authorization', 'if-match', 'content-type', 'sec-fetch-site'] as const) {
      assert.equal(got[name], headers[name], name);
    }
    assert.equal(got['cookie'], 'session=s1', 'visitor cookies are dropped');
    assert.equal(got['x-forwarded-for'], '203.0.113.7');
    for (const name of [
      ...['x-visitor-address', 'x-edge-secret', 'x-forwarded-host', 'forwarded'],
      ...['x-real-ip', 'x-nf-client-connection-ip'],
    ]) {
      assert.equal(got[name], undefined, name);
    }
  });
});

Deno.test('the reply keeps its status, ETag and cookies, and is not cached', async () => {
  const reply = () => {
    const headers = new Headers({ etag: '"42"', 'netlify-cdn-cache-control': 'public, max-age=9' });
    for (const cookie of ['session=s2; HttpOnly', 'csrf=c2']) headers.append('set-cookie', cookie);
    headers.set('cache-control', 'public, max-age=9');
    return new Response('{"error":"invalid"}', { status: 422, headers });
  };
  await withServer(reply, async ({ origin }) => {
    const got = await editorReply(ask('/editor/tags', { method: 'POST', body: '{}' }), { origin });
    assert.deepEqual([got.status, await got.text()], [422, '{"error":"invalid"}']);
    assert.deepEqual(got.headers.getSetCookie(), ['session=s2; HttpOnly', 'csrf=c2']);
    assert.deepEqual(
      ['etag', 'cache-control', 'netlify-cdn-cache-control', 'x-robots-tag'].map((name) =>
        got.headers.get(name),
      ),
      ['"42"', 'private, no-store', null, 'noindex'],
    );
    const file = await editorReply(ask('/admin/app-1a2b.js'), { origin });
    await file.body?.cancel();
    assert.equal(file.headers.get('cache-control'), 'public, max-age=9', 'a file of the screen');
  });
});

Deno.test('a redirect of the backend stays at the site’s address', async () => {
  const moved = ({ url }: Request) =>
    new Response(null, { status: 302, headers: { location: new URL('/admin/login/', url).href } });
  await withServer(moved, async ({ origin }) => {
    const got = await editorReply(ask('/admin/'), { origin });
    assert.deepEqual([got.status, got.headers.get('location')], [302, '/admin/login/']);
    await got.body?.cancel();
  });
});

Deno.test('a foreign error or a redirect to another site becomes our own error', async () => {
  const replies = [
    () => new Response('<h1>Error at /srv/app.js:1:2</h1>', { status: 500 }),
    () => new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }),
  ];
  for (const reply of replies) {
    await withServer(reply, async ({ origin }) => {
      await errorsOf(async () => {
        const got = await editorReply(ask('/editor/tags'), { origin });
        assert.deepEqual([got.status, (await got.json()).error], [502, 'upstream']);
      });
    });
  }
  const own = () => Response.json({ error: 'internal', error_description: 'Нет' }, { status: 500 });
  await withServer(own, async ({ origin }) => {
    const got = await editorReply(ask('/editor/tags'), { origin });
    assert.deepEqual([got.status, (await got.json()).error_description], [500, 'Нет']);
  });
});

Deno.test('an oversized body, another path or another method is refused before the backend', async () => {
  await withServer(nothing, async ({ origin, requests }) => {
    const large = ask('/editor/files', { method: 'POST', body: 'a'.repeat(EDITOR_BODY_MAX + 1) });
    const options = ask('/editor/tags', { method: 'OPTIONS' });
    const elsewhere = ask('/editor/../rest/user.check');
    for (const [request, status] of [
      [large, 413],
      [options, 405],
      [elsewhere, 404],
    ] as const) {
      const reply = await editorReply(request, { origin });
      assert.deepEqual([reply.status, typeof (await reply.json()).error], [status, 'string']);
    }
    assert.equal(requests.length, 0);
  });
});

Deno.test('an editor who opens the screen before its first build is asked to wait', async () => {
  const backend = new Hono();
  mountScreen(backend, '/there/is/nothing');
  await withServer(
    (request) => backend.fetch(request),
    async ({ origin }) => {
      const headers = { accept: 'text/html,*/*' };
      const reply = await editorReply(ask('/admin/', { headers }), { origin });
      assert.match(await reply.text(), /Редакция собирается/);
      assert.deepEqual([reply.status, reply.headers.get('retry-after')], [202, '5']);
    },
  );
});

Deno.test('without a backend a call gets an error envelope, and the screen an error page', async () => {
  for (const origin of [NOWHERE, null]) {
    await errorsOf(async () => {
      const call = await editorReply(ask('/editor/tags'), { origin });
      assert.equal(call.status, 502);
      assert.equal((await call.json()).error, 'upstream');
      const headers = { accept: 'text/html,*/*' };
      const screen = await editorReply(new Request(`${NOWHERE}/admin/`, { headers }), { origin });
      assert.match(await screen.text(), /Сервер не[\s\u00a0]отвечает/);
    });
  }
});
