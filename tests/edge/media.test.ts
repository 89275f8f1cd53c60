import assert from 'node:assert/strict';
import { mediaFile } from '../../edge-functions/lib/media-file.ts';
import { WIDEST } from '../../src/config/picture-sizes.ts';
import { isSizable, sizedPicture } from '../../src/config/sized-picture.ts';
import { errorsOf, NOWHERE, withServer } from './fake-server.ts';

const BYTES = new Uint8Array([137, 80, 78, 71]);
const KEPT = 'public, max-age=31536000, immutable';
const ask = (path: string, init: RequestInit = {}) => new Request(`https://site.test${path}`, init);
const picture = () =>
  new Response(BYTES, {
    headers: {
      'content-type': 'image/png',
      etag: '"a"',
      'cache-control': KEPT,
      'set-cookie': 'a=1',
    },
  });

Deno.test('serves a picture of the backend with its own cache rule', async () => {
  await withServer(picture, async (server) => {
    const got = await mediaFile(ask('/media/offer-1a2b.png'), server.origin);
    assert.deepEqual(new Uint8Array(await got.arrayBuffer()), BYTES);
    assert.deepEqual(
      ['content-type', 'etag', 'cache-control', 'set-cookie', 'x-content-type-options'].map(
        (name) => got.headers.get(name),
      ),
      ['image/png', '"a"', KEPT, null, 'nosniff'],
    );
  });
});

Deno.test('requests the longest name of a sized picture', async () => {
  const avif = () => new Response(BYTES, { headers: { 'content-type': 'image/avif' } });
  await withServer(avif, async (server) => {
    const original = `/media/${'a'.repeat(125)}.webp`;
    assert.ok(isSizable(original));
    const path = sizedPicture(original, { width: WIDEST, format: 'avif' });
    const got = await mediaFile(ask(path), server.origin);
    assert.deepEqual([got.status, got.headers.get('content-type')], [200, 'image/avif']);
    await got.body?.cancel();
  });
});

Deno.test('responds with 304 to a current copy', async () => {
  const unchanged = () => new Response(null, { status: 304, headers: { etag: '"a"' } });
  await withServer(unchanged, async (server) => {
    const headers = { 'if-none-match': '"a"' };
    const got = await mediaFile(ask('/media/offer-1a2b.png', { headers }), server.origin);
    assert.deepEqual([got.status, await got.text()], [304, '']);
  });
});

Deno.test('requests pictures only', async () => {
  await withServer(picture, async (server) => {
    for (const path of ['/media/', '/media/a.svg', '/media/a/b.png', '/media/%2e%2e%2fa.png']) {
      assert.equal((await mediaFile(ask(path), server.origin)).status, 404, path);
    }
    const posted = await mediaFile(ask('/media/a.png', { method: 'POST' }), server.origin);
    assert.equal(posted.status, 404);
    assert.equal(server.requests.length, 0);
  });
});

Deno.test('has a response when the backend has none', async () => {
  const failing = () => new Response('broken', { status: 500 });
  await withServer(failing, async (server) => {
    assert.equal((await mediaFile(ask('/media/a.png'), server.origin)).status, 502);
  });
  const missing = () => new Response('{}', { status: 404 });
  await withServer(missing, async (server) => {
    assert.equal((await mediaFile(ask('/media/a.png'), server.origin)).status, 404);
  });
  for (const origin of [NOWHERE, null]) {
    assert.equal((await mediaFile(ask('/media/a.png'), origin)).status, 502);
  }
});

Deno.test('accepts only pictures', async () => {
  const lines = await errorsOf(async () => {
    for (const type of ['text/html', 'image/svg+xml', 'image/png; charset=x', '']) {
      const page = () => new Response('<script>', { headers: { 'content-type': type } });
      await withServer(page, async (server) => {
        const got = await mediaFile(ask('/media/offer-1a2b.png'), server.origin);
        assert.equal(got.status, 502, type);
        assert.match(await got.text(), /"error":"upstream"/);
      });
    }
  });
  assert.equal(lines.length, 4);
});
