/** What a cache does with a stale copy, in front of a site of its own that responds as a test wants. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { varnish } from '../../regenerator/purge/varnish.ts';
import { until } from './until.ts';
import { startVarnish, testVarnish } from './varnish.ts';

/** Maximum number of pages that Varnish requests from the site concurrently while it has a copy to serve. */
const BUSY = 32;

for (const program of testVarnish ? [testVarnish] : []) {
  describe('a stale copy in Varnish', () => {
    /** A separate cache in front of a site that responds as a test wants; every response has the tag `a`. */
    async function inFront(
      answer: (path: string, reply: ServerResponse) => void,
      run: (own: {
        textAt(path: string): Promise<string>;
        forget(): Promise<void>;
        renew(path: string): Promise<void>;
      }) => Promise<void>,
    ): Promise<void> {
      const site = createServer(({ url = '' }, reply) => {
        reply
          .setHeader('surrogate-control', 'max-age=60, stale-if-error=600')
          .setHeader('xkey', 'a');
        answer(url, reply);
      });
      site.listen(0, '127.0.0.1');
      await once(site, 'listening');
      const { port } = site.address() as AddressInfo;
      const own = await startVarnish(program, `http://127.0.0.1:${port}`);
      try {
        await run({
          textAt: async (path) => (await fetch(own.origin + path)).text(),
          forget: () =>
            varnish(own.purgeOrigin).forget(
              { tags: ['a'], pages: [] },
              AbortSignal.timeout(10_000),
            ),
          renew: async (path) =>
            varnish(own.purgeOrigin).renew?.(path, AbortSignal.timeout(10_000)),
        });
      } finally {
        await own.stop();
        site.closeAllConnections();
        site.close();
      }
    }

    test('serves a stale copy when the site responds with an error', async () => {
      let isWell = true;
      const answer = (_path: string, reply: ServerResponse) =>
        void (isWell ? reply.end('Страница') : reply.writeHead(503).end('Не сейчас'));
      await inFront(answer, async ({ textAt, forget }) => {
        assert.equal(await textAt('/a/'), 'Страница');
        await forget();
        isWell = false;
        for (let time = 0; time < 3; time += 1) assert.equal(await textAt('/a/'), 'Страница');
        assert.equal(await textAt('/b/'), 'Не сейчас');
      });
    });

    test('does not cache a response that was in flight during a purge', async () => {
      const asked = Promise.withResolvers<ServerResponse>();
      let isFirst = true;
      const answer = (path: string, reply: ServerResponse) => {
        if (path !== '/a/' || !isFirst) return void reply.end('Новая');
        isFirst = false;
        asked.resolve(reply);
      };
      await inFront(answer, async ({ textAt, forget }) => {
        const early = textAt('/a/');
        const reply = await asked.promise;
        await forget();
        reply.end('Прежняя');
        assert.equal(await early, 'Прежняя');
        assert.equal(await textAt('/a/'), 'Новая');
      });
    });

    test('renews a purged page before a visitor requests it, and no other page', async () => {
      const asked: string[] = [];
      const answer = (path: string, reply: ServerResponse) => {
        if (path === '/a/' || path === '/never-read/') asked.push(path);
        reply.end(`Ответ ${String(asked.length)}`);
      };
      await inFront(answer, async ({ textAt, forget, renew }) => {
        assert.equal(await textAt('/a/'), 'Ответ 1');
        await renew('/a/');
        await renew('/never-read/');
        assert.deepEqual(asked, ['/a/']);
        await forget();
        await renew('/a/');
        assert.deepEqual(asked, ['/a/', '/a/']);
        assert.equal(await textAt('/a/'), 'Ответ 2');
        assert.deepEqual(asked, ['/a/', '/a/']);
      });
    });

    test('serves a stale copy instead of waiting for a busy site', async () => {
      const paths = Array.from({ length: BUSY + 4 }, (_, place) => `/${String(place)}/`);
      const waiting: ServerResponse[] = [];
      let isBusy = false;
      let served = 'Прежняя';
      const answer = (path: string, reply: ServerResponse) => {
        if (isBusy && path !== '/robots.txt') waiting.push(reply);
        else reply.end(served);
      };
      await inFront(answer, async ({ textAt, forget }) => {
        for (const path of paths) await textAt(path);
        await forget();
        isBusy = true;
        const early = paths.slice(0, BUSY).map(textAt);
        await until('a busy site', () => waiting.length === BUSY);
        for (const path of paths.slice(BUSY)) assert.equal(await textAt(path), 'Прежняя');
        const fresh = textAt('/never-read/');
        await until('the one without a copy', () => waiting.length === BUSY + 1);
        isBusy = false;
        served = 'Новая';
        for (const reply of waiting) reply.end(served);
        for (const text of await Promise.all([...early, fresh])) assert.equal(text, 'Новая');
        assert.equal(await textAt(paths.at(-1) ?? ''), 'Новая');
      });
    });
  });
}
