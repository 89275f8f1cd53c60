/** The site behind a real cache that the regenerator's purger purges for each release. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { TAG_OF_ALL } from '../../regenerator/publish/cache-tags.ts';
import { placesOf } from '../../regenerator/publish/manifest.ts';
import type { Cache } from '../../regenerator/purge/cache.ts';
import { varnish } from '../../regenerator/purge/varnish.ts';
import { startPurger, type Purger } from '../../regenerator/purge/purger.ts';
import { checkServer } from './same-answers.ts';
import { SAME_FILES } from './same-files.ts';
import { openStage, page, plainAnswer, type Stage } from './stage.ts';
import { until } from './until.ts';
import { startVarnish, testVarnish } from './varnish.ts';

/** Milliseconds, longer than all tests together. */
const NEVER = 3_600_000;

/** These tests count the requests to the site. */
const withoutRenewal = ({ name, settle, forget }: Cache): Cache => ({ name, settle, forget });

const HEADER = '_gatsby/slices/header-1.html';
const withHeader = (title: string, header: string) =>
  page(title).replace(
    '<body>',
    `<body><!-- slice-start id="header-1" -->${header}<!-- slice-end id="header-1" -->`,
  );

for (const program of testVarnish ? [testVarnish] : []) {
  describe('a site behind Varnish', () => {
    let stage: Stage;
    let cache: Awaited<ReturnType<typeof startVarnish>>;
    let purger: Purger;
    /** What the purger logs. */
    const lines: string[] = [];
    const note = join(tmpdir(), `yasno-test-purged-${process.pid}.json`);

    before(async () => {
      stage = await openStage(
        { cdn: 'varnish' },
        {
          // With robots.txt, which Varnish uses as a health check.
          ...SAME_FILES,
          [HEADER]: 'Шапка',
          'about/index.html': withHeader('О нас', 'Шапка'),
          'help/index.html': withHeader('Помощь', 'Шапка'),
        },
      );
      cache = await startVarnish(program, stage.origin);
      purger = startPurger({
        places: placesOf(stage.siteDirectory),
        cache: withoutRenewal(varnish(cache.purgeOrigin)),
        rules: '',
        file: note,
        // These tests count cached pages: no repeated purge must happen meanwhile.
        settle: NEVER,
        log: (line) => void lines.push(line),
      });
      await until('the first purge', () => purger.confirmed() !== null);
    });
    after(async () => {
      await purger.stop();
      await cache.stop();
      await stage.close();
      await rm(note, { force: true });
    });

    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(cache.origin + path, { headers, redirect: 'manual' });
      return {
        status: reply.status,
        cache: reply.headers.get('x-cache'),
        headers: reply.headers,
        text: await reply.text(),
      };
    };

    const forgetAll = () =>
      varnish(cache.purgeOrigin).forget('everything', AbortSignal.timeout(10_000));

    /** Publishes and waits until the cache has confirmed what changed. */
    async function publish(files: Readonly<Record<string, string>>): Promise<void> {
      await stage.publish(files);
      const number = stage.served();
      purger.wake();
      await until('the purge', () => purger.confirmed() === number);
    }

    test('answers as the site does, except for the intended differences', async () => {
      await checkServer('varnish', stage, cache.origin);
      stage.backend.answer = plainAnswer;
    });

    test('caches a page until it changes, and purges only that one', async () => {
      assert.equal((await ask('/about/')).cache, 'miss');
      assert.equal((await ask('/help/')).cache, 'miss');
      assert.equal((await ask('/about/')).cache, 'hit');
      await publish({ 'about/index.html': withHeader('О компании', 'Шапка') });
      const changed = await ask('/about/');
      assert.deepEqual([changed.cache, changed.text.includes('О компании')], ['miss', true]);
      assert.equal((await ask('/help/')).cache, 'hit');
      await publish({ [HEADER]: 'Новая шапка' });
      for (const path of ['/about/', '/help/']) {
        const found = await ask(path);
        assert.deepEqual([found.cache, found.text.includes('Новая шапка')], ['miss', true], path);
      }
    });

    test('purges a cached 404 once the page exists', async () => {
      for (const expected of ['miss', 'hit']) {
        const absent = await ask('/new/');
        assert.deepEqual([absent.status, absent.cache], [404, expected]);
      }
      await publish({ 'new/index.html': page('Новая') });
      assert.equal((await ask('/new/')).status, 200);
      assert.deepEqual((await ask('/new')).headers.get('location'), '/new/');
    });

    test('sends browsers their cache headers, but not its own tags', async () => {
      const { headers } = await ask('/about/');
      assert.equal(headers.get('cache-control'), 'public, max-age=0, must-revalidate');
      for (const name of ['xkey', 'surrogate-control', 'x-made-of']) {
        assert.equal(headers.get(name), null, name);
      }
      assert.match((await ask('/app-0a1b.js')).headers.get('cache-control') ?? '', /immutable/);
      assert.equal((await ask('/app-0a1b.js')).cache, 'hit');
      const known = headers.get('etag') ?? '';
      assert.equal((await ask('/about/', { 'if-none-match': known })).status, 304);
    });

    test('shares one copy across campaign parameters, other cookies and equivalent encodings', async () => {
      await ask('/help/');
      for (const path of ['/help/?utm_source=a&utm_medium=b', '/help/?yclid=1']) {
        assert.equal((await ask(path)).cache, 'hit', path);
      }
      assert.equal((await ask('/help/?utm_source=a&page=2')).cache, 'miss', 'another query');
      assert.equal((await ask('/help/', { cookie: 'token=a; seen=1' })).cache, 'hit', 'a token');
      const accepting = async (accept: string) =>
        (await ask('/help/', { 'accept-encoding': accept })).cache;
      assert.equal(await accepting('gzip, br'), 'miss', 'another encoding');
      assert.equal(await accepting('zstd, br, deflate'), 'hit', 'the same one');
      assert.equal(await accepting('br;q=0, gzip'), 'hit', 'the first one');
    });

    test('caches nothing that depends on the visitor', async () => {
      const city = `userLocation=${encodeURIComponent('{"id":6285}')}`;
      for (const cookie of [city, 'view=dark', `a=1; ${city}`]) {
        assert.notEqual((await ask('/about/', { cookie })).cache, 'hit', cookie);
      }
      assert.ok((await ask('/about/', { cookie: city })).text.includes('Казань'));
      assert.ok((await ask('/about/')).text.includes('Москва'));
      const home = await ask('/personal/');
      const member = await ask('/personal/', { cookie: 'token=known' });
      assert.notDeepEqual([home.cache, member.cache], ['hit', 'hit']);
    });

    test('rejects a purge from a visitor, and a purge without tags', async () => {
      const headers = { 'xkey-purge': TAG_OF_ALL };
      assert.equal((await fetch(cache.origin, { method: 'PURGE', headers })).status, 405);
      assert.equal((await fetch(cache.purgeOrigin, { method: 'PURGE' })).status, 400);
    });

    test('does not retry a failed call', async () => {
      stage.backend.calls.length = 0;
      stage.backend.answer = (_call, reply) => void reply.writeHead(500).end();
      await ask('/rest/user.check', { cookie: 'token=known' });
      stage.backend.answer = plainAnswer;
      assert.equal(
        stage.backend.calls.filter(({ path }) => path.startsWith('/rest/user.check')).length,
        1,
      );
    });

    test('keeps campaign parameters in redirects, and sends browsers no Age header', async () => {
      const { headers } = await ask('/about?utm_source=a&yclid=1');
      assert.equal(headers.get('location'), '/about/?utm_source=a&yclid=1');
      assert.equal((await ask('/about/')).headers.get('age'), null);
    });

    test('restarts with an empty cache, and then serves the latest release', async () => {
      await cache.restart();
      const found = await ask('/about/');
      assert.deepEqual([found.cache, found.text.includes('О компании')], ['miss', true]);
    });

    test('serves stale copies while the site is down', async () => {
      await ask('/about/');
      await ask('/help/');
      await stage.stopSite();
      assert.deepEqual([(await ask('/about/')).status, (await ask('/about/')).cache], [200, 'hit']);
      // Changed meanwhile: a stale copy is better than none.
      await publish({ 'help/index.html': withHeader('Поддержка', 'Новая шапка') });
      const old = await ask('/help/');
      assert.deepEqual([old.status, old.text.includes('Помощь')], [200, true]);
      await forgetAll();
      assert.equal((await ask('/about/')).status, 200);
      assert.equal((await ask('/faq/')).status, 503);
    });
  });
}
