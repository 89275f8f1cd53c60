/**
 * The project's edge functions as a visitor meets them, in our own server and in Netlify's runtime.
 */
import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { after, before, beforeEach, describe, it } from 'node:test';
import { SECURITY_HEADERS } from '../../edge-functions/lib/header-values.ts';
import { NO_SPAN, setTracer, type Tracer } from '../../system/spans.ts';
import { checkDictionary } from './dictionary.ts';
import { sendHalfRequest } from './half-request.ts';
import { checkNginx, checkRules } from './same-answers.ts';
import { SAME_FILES } from './same-files.ts';
import { testNginx } from '../same-answers/nginx.ts';
import { fakeBackend, openStage, page, plainAnswer, POLICY, type Stage } from './stage.ts';
import { until } from './until.ts';

const KAZAN = `userLocation=${encodeURIComponent('{"id":6285,"title":"<b>"}')}`;
const SECRET = 'a-secret-between-the-edge-and-the-backend';

/** The trace position of a request to the site. */
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const tracer: Tracer = {
  begin({ into }) {
    into?.set('traceparent', TRACE);
    return NO_SPAN;
  },
  current: () => null,
};

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

for (const edge of ['resident', 'netlify'] as const) {
  void describe(`edge functions, ${edge}`, () => {
    let stage: Stage;
    before(async () => {
      setTracer(tracer);
      const places = { 'city-places.json': JSON.stringify({ 6285: [55.8, 49.11] }) };
      const options = { edge, edgeSecret: SECRET, mode: 'production' } as const;
      stage = await openStage(options, { ...SAME_FILES, ...places });
    });
    after(async () => {
      await stage.close();
      setTracer(null);
    });
    beforeEach(() => {
      stage.backend.answer = plainAnswer;
      stage.backend.calls.length = 0;
    });

    if (edge === 'resident') {
      // First: later ones publish other files.
      void it('answers as Netlify would by its rules, except for the intended differences', () =>
        checkRules(stage));
      for (const program of testNginx ? [testNginx] : []) {
        void it('answers as nginx does, except for the intended differences', () =>
          checkNginx(stage, program));
      }
    }

    void it('writes the chosen city into a page, for this visitor only', async () => {
      const own = await stage.ask('/faq/', { headers: { cookie: KAZAN } });
      const html = await own.text();
      assert.match(html, /<html lang="ru" data-city-id="6285">/);
      assert.match(html, /<span data-city-title="">Казань<\/span>/);
      assert.equal(own.headers.get('cache-control'), 'private, no-cache');
      assert.equal(own.headers.get('etag'), null);
      const expected = { ...SECURITY_HEADERS, 'content-security-policy': POLICY };
      for (const [name, value] of Object.entries(expected)) {
        assert.equal(own.headers.get(name), value);
      }
      const head = await stage.ask('/faq/', { method: 'HEAD', headers: { cookie: KAZAN } });
      assert.equal(head.headers.get('cache-control'), 'private, no-cache');
    });

    void it('writes the city into the page of each release, also after a rollback', async () => {
      // Twice as many as there are processes: each has the previous page in its cache.
      const length = edge === 'resident' ? 2 * availableParallelism() : 1;
      const asked = () =>
        Promise.all(
          Array.from({ length }, async () => {
            const reply = await stage.ask('/faq/', { headers: { cookie: KAZAN } });
            return /<h1>(.*?)<\/h1>/.exec(await reply.text())?.[1];
          }),
        );
      for (const title of ['Вопросы', 'Новые вопросы', 'Вопросы']) {
        await stage.publish({ 'faq/index.html': page(title) });
        // Held, then confirmed by the site, then confirmed without asking the site again.
        for (let visit = 0; visit < 3; visit += 1) {
          assert.deepEqual(new Set(await asked()), new Set([title]));
        }
      }
    });

    void it('follows the redirects of the release, whatever the form of the former address', async () => {
      const rules = {
        '/staroe.html': '/faq/',
        '/akciya': '/faq/#list',
        '/upload/Правила.pdf': '/faq/',
        '/video/': 'https://rutube.ru/channel/1/',
      };
      const lines = Object.entries(rules).map(([from, to]) => `${from} ${to} 301\n`);
      await stage.publish({ 'faq/index.html': page('Вопросы'), _redirects: lines.join('') });
      for (const [from, to] of Object.entries(rules)) {
        for (const cookie of [KAZAN, '']) {
          const { status, headers } = await stage.ask(encodeURI(from), { headers: { cookie } });
          const location = headers.get('location') ?? '';
          assert.deepEqual([status, location.replace(/^http:\/\/[^/]+/, '')], [301, to]);
        }
      }
    });

    void it('leaves files and the default city to the CDN', async () => {
      for (const [path, cookie] of [
        ['/faq/', 'userLocation=%7B%22id%22%3A6281%7D'],
        ['/app.js', KAZAN],
        ['/faq/', ''],
      ] as const) {
        const reply = await stage.ask(path, { headers: { cookie } });
        assert.equal(reply.status, 200, path);
        assert.match(reply.headers.get('etag') ?? '', /^"/);
        await reply.body?.cancel();
      }
    });

    void it('keeps the status of a page that does not exist', async () => {
      const lost = await stage.ask('/no/such/page/', { headers: { cookie: KAZAN } });
      assert.equal(lost.status, 404);
      assert.match(await lost.text(), /Казань/);
    });

    void it('redirects by path, never to an internal URL', async () => {
      for (const cookie of [KAZAN, '']) {
        const { status, headers } = await stage.ask('/faq/item/', { headers: { cookie } });
        assert.deepEqual([status, headers.get('location')], [301, '/faq/']);
        const slash = await stage.ask('/faq?a=1', { headers: { cookie } });
        assert.deepEqual([slash.status, slash.headers.get('location')], [301, '/faq/?a=1']);
      }
    });

    void it('forwards calls with the visitor’s real address, ignoring forged headers', async () => {
      const forged = {
        'x-forwarded-for': '203.0.113.1',
        'x-real-ip': '203.0.113.2',
        'x-nf-client-connection-ip': '203.0.113.3',
        'x-visitor-address': '203.0.113.4',
        'x-edge-secret': 'guessed',
        traceparent: TRACE.replaceAll('c', 'd'),
        tracestate: 'visitor=1',
        cookie: 'auth.token=t1',
      };
      const reply = await stage.ask('/rest/user.check', { headers: forged });
      assert.equal(reply.headers.get('cache-control'), 'private, no-store');
      await reply.body?.cancel();
      const [call] = stage.backend.calls;
      assert.equal(call?.headers['user-api-token'], 't1');
      assert.match(call?.headers['x-visitor-address']?.toString() ?? '', /^(127\.0\.0\.1|::1)$/);
      assert.equal(call?.headers['x-forwarded-for'], call?.headers['x-visitor-address']);
      assert.equal(call?.headers['x-edge-secret'], SECRET);
      assert.equal(call?.headers['traceparent'], TRACE, 'the trace begins at the site');
      assert.equal(call?.headers['tracestate'], undefined);
      assert.doesNotMatch(JSON.stringify(call?.headers), /203\.0\.113/);
    });

    void it('ignores a location chosen by a visitor in production', async () => {
      const headers = { 'x-test-geo': '55.79,49.12', cookie: 'auth.token=t1' };
      assert.equal(await (await stage.ask('/near-city.json', { headers })).text(), 'null');
      await (await stage.ask('/rest/user.check', { headers })).body?.cancel();
      const [call] = stage.backend.calls;
      assert.equal(call?.headers['user-api-token'], 't1');
      assert.equal(call?.headers['x-visitor-city'], undefined);
    });

    void it('refuses invalid calls with an envelope', async () => {
      const reply = await stage.ask('/rest/no.such.call');
      assert.equal(reply.status, 404);
      assert.equal(((await reply.json()) as { error: string }).error, 'not_found');
      assert.equal(stage.backend.calls.length, 0);
    });

    void it('sends every page with the policy of its release', async () => {
      const member = { cookie: `auth.token=t1; ${KAZAN}` };
      for (const [path, headers] of [
        ['/', {}],
        ['/faq/', { cookie: KAZAN }],
        ['/personal/', member],
        ['/no/such/page/', {}],
        ['/no/such/page/', { cookie: KAZAN }],
      ] as const) {
        const reply = await stage.ask(path, { headers });
        assert.equal(reply.headers.get('content-security-policy'), POLICY, path);
        assert.equal(reply.headers.get('strict-transport-security'), null);
        await reply.body?.cancel();
      }
    });

    void it('accepts policy reports', async () => {
      const report = {
        'csp-report': {
          'document-uri': `${stage.origin}/faq/?secret`,
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'inline',
        },
      };
      const sent = { method: 'POST', body: JSON.stringify(report) };
      assert.equal((await stage.ask('/policy-reports', sent)).status, 204);
      const told = 'policy: script-src-elem stopped inline on /faq/ by -';
      // Netlify's runtime has its own log.
      if (edge === 'resident') {
        await until('the log tells of it', () => stage.lines.some((line) => line.includes(told)));
      }
      assert.ok(stage.lines.every((line) => !line.includes('secret')));
    });

    void it('guards the personal area', async () => {
      const stranger = await stage.ask('/personal/');
      assert.deepEqual([stranger.status, stranger.headers.get('location')], [302, '/']);
      const member = await stage.ask('/personal/', { headers: { cookie: 'auth.token=t1' } });
      assert.equal(member.status, 200);
      assert.equal(member.headers.get('x-robots-tag'), 'noindex');
      assert.match(await member.text(), /Кабинет/);
    });

    void it('accepts forms of its own pages, recognised by either header', async () => {
      for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: stage.origin }]) {
        const sent = form({ id: '6285' }, { ...headers, referer: `${stage.origin}/faq/?a=1` });
        const chosen = await stage.ask('/city/choose/', sent);
        assert.deepEqual([chosen.status, chosen.headers.get('location')], [303, '/faq/?a=1']);
        assert.match(chosen.headers.getSetCookie().join(), /^userLocation=/);
      }
      const foreign = form({ id: '6285' }, { origin: 'https://other.example' });
      assert.equal((await stage.ask('/city/choose/', foreign)).status, 403);
    });

    void it('uses its own name, whatever host a visitor sends', async () => {
      const other = await fakeBackend();
      try {
        const host = new URL(other.origin).host;
        const forged = {
          'x-forwarded-host': host,
          'x-forwarded-proto': 'http',
          forwarded: `host=${host};proto=http`,
          'x-original-host': host,
        };
        // It must neither be taken for the site whose forms may choose ...
        const sent = form({ id: '6285' }, { ...forged, origin: other.origin });
        const chosen = await stage.ask('/city/choose/', sent);
        assert.deepEqual([chosen.status, chosen.headers.getSetCookie()], [403, []]);
        // ... nor be asked for files of the site, which every visitor would then see.
        const same = { ...forged, 'sec-fetch-site': 'same-origin' };
        const failed = await stage.ask('/survey/', form({ formId: '1' }, same));
        assert.match(await failed.text(), /Сервер не(?:&nbsp;|\u00a0)отвечает/);
        const page = await stage.ask('/faq/', { headers: { ...forged, cookie: KAZAN } });
        assert.match(await page.text(), /Казань/);
        assert.deepEqual(other.calls, []);
      } finally {
        await other.close();
      }
    });

    void it('shows the error page when a function fails, and returns an envelope to a call', async () => {
      stage.backend.answer = (_call, reply) => reply.destroy();
      const same = { 'sec-fetch-site': 'same-origin' };
      const failed = await stage.ask('/survey/', form({ formId: '1' }, same));
      assert.equal(failed.status, 500);
      assert.match(failed.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      const html = await failed.text();
      assert.match(
        html,
        /<html lang="ru">[\s\S]*<h1[^>]*>Сервер не(?:&nbsp;|\u00a0)отвечает[\s\S]*<\/html>/,
      );
      assert.doesNotMatch(html, /\bat .*:\d+:\d+|<script/);
      const call = await stage.ask('/rest/user.check');
      assert.equal(call.status, 502);
      assert.equal(((await call.json()) as { error: string }).error, 'upstream');
    });

    void it('survives truncated bodies', async () => {
      const page = () => stage.ask('/faq/', { headers: { cookie: KAZAN } });
      const ways = ['/rest/user.login', '/survey/', '/city/choose/', '/faq/'];
      const halves = await Promise.all(ways.map((path) => sendHalfRequest(stage.origin, path)));
      // By now the server has started to handle the incoming body.
      assert.match(await (await page()).text(), /Казань/);
      const pages = Array.from({ length: 4 }, page);
      for (const goAway of halves) await goAway();
      for (const reply of await Promise.all(pages)) assert.match(await reply.text(), /Казань/);
      const next = await page();
      assert.match(await next.text(), /Казань/);
    });

    void it('compresses a document against the dictionary that its reader has', () =>
      checkDictionary(stage));
  });
}
