/** What edge functions draw for everybody from the backend's answers, behind a real cache. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SAME_FILES } from './same-files.ts';
import { openStage, page, plainAnswer, type Stage } from './stage.ts';
import { startVarnish, testVarnish } from './varnish.ts';

const inKazan = `userLocation=${encodeURIComponent('{"id":6285}')}`;
const SHOPS = { result: { items: [], total: 0, nearest: null } };

for (const program of testVarnish ? [testVarnish] : []) {
  describe('the list of shops behind Varnish', () => {
    let stage: Stage;
    let cache: Awaited<ReturnType<typeof startVarnish>>;

    before(async () => {
      const files = { ...SAME_FILES, 'where-buy/index.html': page('Где купить') };
      stage = await openStage({ cdn: 'varnish' }, files);
      cache = await startVarnish(program, stage.origin);
      stage.backend.answer = (call, reply) => {
        if (!call.path.startsWith('/rest/shops')) return plainAnswer(call, reply);
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify(SHOPS));
      };
    });
    after(async () => {
      await cache.stop();
      await stage.close();
    });

    async function ask(path: string, cookie = '') {
      const reply = await fetch(cache.origin + path, { headers: { cookie } });
      assert.match(await reply.text(), /Где купить/);
      return reply.headers;
    }

    test('is read from one copy by all who have chosen nothing', async () => {
      assert.equal((await ask('/where-buy/')).get('x-cache'), 'miss');
      const copy = await ask('/where-buy/', 'auth.signed=1');
      assert.equal(copy.get('x-cache'), 'hit');
      assert.equal(copy.get('cache-control'), 'no-cache');
      for (const name of ['surrogate-control', 'netlify-cdn-cache-control', 'netlify-vary']) {
        assert.equal(copy.get(name), null, name);
      }
      // Another question has an answer of its own.
      assert.equal((await ask('/where-buy/?kind=shop')).get('x-cache'), 'miss');
    });

    test('is drawn anew for whoever has chosen a city', async () => {
      const own = await ask('/where-buy/', inKazan);
      assert.notEqual(own.get('x-cache'), 'hit');
      assert.equal(own.get('cache-control'), 'private, no-cache');
    });

    test('is not kept while the backend does not answer', async () => {
      stage.backend.answer = (_, reply) => void reply.writeHead(503).end();
      const path = '/where-buy/?kind=online';
      for (const headers of [await ask(path), await ask(path)]) {
        assert.notEqual(headers.get('x-cache'), 'hit');
        assert.equal(headers.get('cache-control'), 'private, no-cache');
      }
    });
  });
}
