/** The editors' API and screen at the site's own address. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openStage, plainAnswer, type Stage } from './stage.ts';

const VISITOR = `userLocation=${encodeURIComponent('{"id":6285}')}`;

for (const edge of ['resident', 'netlify'] as const) {
  void describe(`an editor, ${edge}`, () => {
    let stage: Stage;
    before(async () => {
      stage = await openStage({ edge });
    });
    after(() => stage.close());
    beforeEach(() => {
      stage.backend.answer = plainAnswer;
      stage.backend.calls.length = 0;
    });

    void it('saves through the site’s address', async () => {
      stage.backend.answer = (_call, reply) => {
        reply.setHeader('set-cookie', ['session=s2; HttpOnly', 'csrf=c2']);
        reply.writeHead(409, { 'content-type': 'application/json', etag: '"42"' });
        reply.end('{"error":"edit_conflict"}');
      };
      // Larger than any form of a visitor.
      const body = JSON.stringify({ body: 'а'.repeat(1_500_000) });
      const reply = await stage.ask('/editor/articles/7?draft=1', {
        method: 'PUT',
        headers: { authorization: 'Bearer e1', 'if-match': '"41"', cookie: VISITOR },
        body,
      });
      assert.deepEqual([reply.status, await reply.text()], [409, '{"error":"edit_conflict"}']);
      assert.equal(reply.headers.get('etag'), '"42"');
      assert.equal(reply.headers.get('cache-control'), 'private, no-store');
      // Netlify's development runtime keeps the last of several cookies; its production keeps them all.
      const cookies = edge === 'resident' ? ['session=s2; HttpOnly', 'csrf=c2'] : ['csrf=c2'];
      assert.deepEqual(reply.headers.getSetCookie(), cookies);
      const [call] = stage.backend.calls;
      assert.deepEqual([call?.method, call?.path], ['PUT', '/editor/articles/7?draft=1']);
      assert.deepEqual(
        [call?.headers.authorization, call?.headers['if-match']],
        ['Bearer e1', '"41"'],
      );
      assert.equal(call?.body, body);
    });

    void it('opens the screen, unchanged by the site’s functions', async () => {
      const html = '<!doctype html><html lang="ru" data-city-id="6281"><title>Редакция</title>';
      stage.backend.answer = (_call, reply) => {
        reply.setHeader('content-type', 'text/html; charset=utf-8');
        reply.end(html);
      };
      for (const path of ['/admin', '/admin/', '/admin/articles/7/']) {
        const reply = await stage.ask(path, { headers: { cookie: VISITOR } });
        assert.equal(await reply.text(), html, path);
        assert.equal(reply.headers.get('x-robots-tag'), 'noindex');
      }
      assert.deepEqual(
        stage.backend.calls.map(({ path }) => path),
        ['/admin', '/admin/', '/admin/articles/7/'],
      );
    });

    void it('gets an envelope for a body that is too large, and the site handles similar paths', async () => {
      const size = 13 * 1024 * 1024;
      const headers = { 'content-type': 'application/octet-stream' };
      const large = await stage
        .ask('/editor/pictures', { method: 'POST', headers, body: new Uint8Array(size) })
        .then(async (reply) => [reply.status, (await reply.json()).error])
        // The connection may be closed before all of it was sent.
        .catch((error: unknown) => error);
      if (Array.isArray(large)) assert.deepEqual(large, [413, 'bad_request']);
      else assert.ok(large instanceof TypeError);
      assert.equal(stage.backend.calls.length, 0);
      assert.equal((await stage.ask('/editors/')).status, 404);
      assert.equal((await stage.ask('/administration/')).status, 404);
      assert.equal(stage.backend.calls.length, 0);
    });
  });
}
