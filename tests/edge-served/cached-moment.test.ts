/** Shared pages that edge functions render from the backend's responses, behind a real cache. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SAME_FILES } from './same-files.ts';
import { openStage, page, plainAnswer, type Stage } from './stage.ts';
import { startVarnish, testVarnish } from './varnish.ts';

const inKazan = `userLocation=${encodeURIComponent('{"id":6285}')}`;
const SHOPS = { result: { items: [], total: 0, nearest: null } };
const POLL = {
  result: {
    id: 3,
    title: 'Короткий вопрос',
    lead: '',
    kind: 'poll',
    points: 0,
    answered: false,
    results: null,
    questions: [],
  },
};

for (const program of testVarnish ? [testVarnish] : []) {
  describe('shared pages rendered at the edge, behind Varnish', () => {
    let stage: Stage;
    let cache: Awaited<ReturnType<typeof startVarnish>>;

    before(async () => {
      const files = {
        ...SAME_FILES,
        'where-buy/index.html': page('Где купить'),
        'poll/index.html': page(
          'Где купить <div data-slot="survey"></div><noscript data-survey=""></noscript>',
        ),
      };
      stage = await openStage({ cdn: 'varnish' }, files);
      cache = await startVarnish(program, stage.origin);
      stage.backend.answer = (call, reply) => {
        const isPoll = call.path.startsWith('/rest/site.survey.form.get');
        if (!isPoll && !call.path.startsWith('/rest/shops')) return plainAnswer(call, reply);
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify(isPoll ? POLL : SHOPS));
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

    test('a list of shops is shared by all visitors who have chosen nothing', async () => {
      assert.equal((await ask('/where-buy/')).get('x-cache'), 'miss');
      const copy = await ask('/where-buy/', 'auth.signed=1');
      assert.equal(copy.get('x-cache'), 'hit');
      assert.equal(copy.get('cache-control'), 'no-cache');
      for (const name of ['surrogate-control', 'netlify-cdn-cache-control', 'netlify-vary']) {
        assert.equal(copy.get(name), null, name);
      }
      // A different query has a response of its own.
      assert.equal((await ask('/where-buy/?kind=shop')).get('x-cache'), 'miss');
    });

    test('a list of shops is rendered separately for a visitor who has chosen a city', async () => {
      const own = await ask('/where-buy/', inKazan);
      assert.notEqual(own.get('x-cache'), 'hit');
      assert.equal(own.get('cache-control'), 'private, no-cache');
    });

    test('a poll is shared by all visitors who cannot have answered it', async () => {
      assert.equal((await ask('/poll/')).get('x-cache'), 'miss');
      const copy = await ask('/poll/', 'other=1');
      assert.equal(copy.get('x-cache'), 'hit');
      assert.equal(copy.get('cache-control'), 'no-cache');
      for (const cookie of ['deviceUUID=d1', 'a=1; auth.token=t1', inKazan]) {
        const own = await ask('/poll/', cookie);
        assert.notEqual(own.get('x-cache'), 'hit', cookie);
        assert.match(own.get('cache-control') ?? '', /^private, /);
      }
      assert.equal((await ask('/poll/')).get('x-cache'), 'hit');
    });

    test('a list of shops is not cached while the backend is failing', async () => {
      stage.backend.answer = (_, reply) => void reply.writeHead(503).end();
      const path = '/where-buy/?kind=online';
      for (const headers of [await ask(path), await ask(path)]) {
        assert.notEqual(headers.get('x-cache'), 'hit');
        assert.equal(headers.get('cache-control'), 'private, no-cache');
      }
    });
  });
}
