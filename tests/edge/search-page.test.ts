import assert from 'node:assert/strict';
import searchPage from '../../edge-functions/search-page.ts';
import type { SearchContent } from '../../contract/schemas/search.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { chain, errorsOf, headAndGet, NOWHERE, withBackend, withServer } from './fake-server.ts';

const PAGE =
  '<html lang="ru"><body><form><input type="search" data-search-field="" class="f" name="q"/></form>' +
  '<div class="r" data-search-results=""></div><div class="live">Вы искали ранее</div></body></html>';
const page = () =>
  new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8', etag: '"page"' } });

const EVIL = '<img src=x onerror=alert(1)>"\'&$&';
const ESCAPED = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;$&amp;';

const item = (
  title: string,
  found = 'линзы',
): SearchContent['groups'][number]['items'][number] => ({
  id: 1,
  title,
  title_parts: [{ text: title, found: false }],
  url: '/articles/uhod/kak/',
  snippet: [
    { text: 'Про ', found: false },
    { text: found, found: true },
  ],
  updated_at: '2026-11-21T09:30:00.000Z',
});
const answer = (query: string, change: Partial<SearchContent> = {}): SearchContent => ({
  query,
  total: 30,
  corrected: null,
  suggestions: [],
  groups: [
    { kind: 'product', title: 'Продукты', total: 1, items: [item('Ясно День')] },
    { kind: 'article', title: 'Статьи', total: 29, items: [item('Как носить')] },
  ],
  ...change,
});

const visit = (query: string, init?: RequestInit) =>
  new Request(`https://site.test/search/?${query}`, init);
const q = (query: string) => new URLSearchParams({ q: query }).toString();

/** The page for a query, with this response of the backend. */
async function shown(query: string, result: (query: string) => SearchContent): Promise<string> {
  let html = '';
  const reply = (request: Request) =>
    Response.json({ result: result(new URL(request.url).searchParams.get('query') ?? '') });
  await withBackend(reply, async () => {
    const got = await searchPage(visit(query), chain(page));
    assert.equal(got?.status, 200);
    html = (await got?.text()) ?? '';
  });
  return html;
}

Deno.test('the results are in the page, by kind, with the query in its field', async () => {
  const html = await shown(q(' линзы & уход '), answer);
  assert.match(html, /<input type="search" [^>]*value=" линзы &amp; уход "/);
  assert.match(html, /По\u00a0запросу « линзы &amp; уход » найдено: 30/);
  assert.match(html, /<a data-tag href="#found-article">Статьи <span>29<\/span><\/a>/);
  assert.match(html, /<section id="found-product"><h2>Продукты <span>1<\/span><\/h2>/);
  assert.match(html, /<h3><a href="\/articles\/uhod\/kak\/">Как носить<\/a><\/h3>/);
  assert.match(html, /Про <mark>линзы<\/mark>/);
  assert.match(html, /<a href="\/search\/\?q=[^"]+&amp;kind=article">Показать ещё<\/a>/);
  assert.ok(!html.includes('kind=product'));
});

Deno.test('the page is not shared, and keeps the site’s headers', async () => {
  await withBackend(
    () => Response.json({ result: answer('а') }),
    async (backend) => {
      const rest = chain(page);
      const got = await searchPage(visit(q('а'), { headers: { cookie: 'auth.token=1' } }), rest);
      assert.equal(got?.headers.get('cache-control'), 'private, no-cache');
      assert.equal(got?.headers.get('etag'), null);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        assert.equal(got?.headers.get(name), value);
      await got?.text();
      assert.equal(rest.count, 1);
      assert.deepEqual(
        backend.requests.map(({ url, headers }) => [url.pathname, headers.get('cookie')]),
        [['/rest/search.content', null]],
      );
    },
  );
});

Deno.test('a HEAD has the headers of its GET, and searches nothing', async () => {
  await withBackend(
    () => Response.json({ result: answer('а') }),
    async (backend) => {
      const run = (request: Request) =>
        searchPage(
          request,
          chain(() => (request.method === 'HEAD' ? new Response(null, page()) : page())),
        );
      const { get, head, body } = await headAndGet(run, visit(q('а')).url);
      assert.deepEqual(head, get);
      assert.equal(body, '');
      assert.equal(backend.requests.length, 1);
    },
  );
});

Deno.test('the query and the content are rendered as text, never as markup', async () => {
  const evil = await shown(q(EVIL), (query) =>
    answer(query, {
      corrected: EVIL,
      groups: [
        {
          kind: 'article',
          title: EVIL,
          total: 20,
          items: [{ ...item(EVIL, EVIL), url: '/content/x/?"><script>' }],
        },
      ],
    }),
  );
  const nothing = await shown(q(EVIL), (query) =>
    answer(query, { total: 0, groups: [], suggestions: [EVIL] }),
  );
  for (const html of [evil, nothing]) {
    assert.ok(html.includes(ESCAPED));
    assert.doesNotMatch(html, /<img|<script|onerror=[^a]|"\s*>\s*<script/);
    assert.equal(html.match(/<input\b[^>]*>/g)?.length, 1);
  }
  assert.match(nothing, /Возможно, вы\u00a0искали/);
});

Deno.test('one kind is loaded up to its limit; an invalid kind means all', async () => {
  const asked: string[] = [];
  const reply = (request: Request) => {
    asked.push(new URL(request.url).search);
    return Response.json({ result: answer('а', { groups: answer('а').groups.slice(1) }) });
  };
  await withBackend(reply, async () => {
    const one = await searchPage(visit(`${q('а')}&kind=article`), chain(page));
    assert.match(
      (await one?.text()) ?? '',
      /<a data-tag href="\/search\/\?q=%D0%B0">Показать всё найденное/,
    );
    await (await searchPage(visit(`${q('а')}&kind=%3Cb%3E`), chain(page)))?.text();
  });
  assert.match(asked[0] ?? '', /kind=article&count=96/);
  assert.doesNotMatch(asked[1] ?? '', /kind/);
});

Deno.test('without a query, or for a form, the CDN’s own page is served', async () => {
  const rest = chain(page);
  for (const query of ['', 'q=', 'q=%20%C2%A0', 'kind=faq'])
    assert.equal(await searchPage(visit(query), rest), undefined);
  assert.equal(await searchPage(visit(q('а'), { method: 'POST' }), rest), undefined);
  assert.equal(rest.count, 0);
});

Deno.test('a failing backend becomes a sentence in a complete page', async () => {
  const replies = [
    () => new Response('boom', { status: 500 }),
    () => Response.json({ result: { query: 'а' } }),
    () => new Response('<html>'),
  ];
  const lines = await errorsOf(async () => {
    for (const reply of replies) {
      await withBackend(reply, async () => {
        const got = await searchPage(visit(q('а')), chain(page));
        assert.equal(got?.status, 200);
        assert.match((await got?.text()) ?? '', /Поиск сейчас не\u00a0отвечает/);
      });
    }
    for (const origin of [NOWHERE, '']) {
      Deno.env.set('REST_ORIGIN', origin);
      const got = await searchPage(visit(q('а')), chain(page));
      assert.match((await got?.text()) ?? '', /href="\/catalog\/"/);
      Deno.env.delete('REST_ORIGIN');
    }
  });
  assert.equal(lines.length, 5);
});

Deno.test('other content passes unchanged', async () => {
  await withServer(
    () => Response.json({ result: answer('а') }),
    async (server) => {
      Deno.env.set('REST_ORIGIN', server.origin);
      const moved = () => new Response(null, { status: 301, headers: { location: '/search/' } });
      const got = await searchPage(visit(q('а')), chain(moved));
      assert.equal(got?.status, 301);
      Deno.env.delete('REST_ORIGIN');
    },
  );
});
