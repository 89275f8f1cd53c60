import assert from 'node:assert/strict';
import city from '../../edge-functions/visitor-page.ts';
import { cityTitle, forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { chain, errorsOf, NOWHERE, withServer, type FakeServer } from './fake-server.ts';

const PAGE =
  '<html lang="ru" data-city-id="6281"><body><span data-city-title="">Москва</span></body></html>';
const cities = () => Response.json({ '6281': 'Москва', '1838': 'Казань' });
const cookieOf = (value: unknown) => `userLocation=${encodeURIComponent(JSON.stringify(value))}`;
const KAZAN = cookieOf({ id: 1838, title: '<script>alert(1)</script>' });

const page = () =>
  new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(PAGE.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT',
      'netlify-cdn-cache-control': 'public, s-maxage=31536000, durable',
      'netlify-cache-tag': 'page',
      'netlify-vary': 'query',
      etag: '"page"',
    },
  });

/** Headers of the shared page that a CDN would follow or a browser would ask by. */
const SHARED = [
  ...['etag', 'content-length', 'last-modified'],
  ...['netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary'],
];

/** Each test has its own isolate memory. */
function cityTest(name: string, work: (site: FakeServer) => Promise<void>, answer = cities) {
  Deno.test(name, async () => {
    forgetCityTitles();
    await withServer(answer, work);
  });
}

const visit = (site: FakeServer, cookie?: string) =>
  new Request(`${site.origin}/catalog/`, { headers: cookie === undefined ? {} : { cookie } });

cityTest('shows the chosen city, by its id alone', async (site) => {
  const rest = chain(page);
  const got = await city(visit(site, KAZAN), rest);
  assert.ok(got);
  assert.equal(await got.text(), PAGE.replace('6281', '1838').replace('Москва', 'Казань'));
  assert.equal(got.headers.get('cache-control'), 'private, no-cache');
  for (const name of SHARED) assert.equal(got.headers.get(name), null, name);
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    assert.equal(got.headers.get(name), value);
  assert.equal(rest.count, 1);
});

cityTest('lets unchanged pages through', async (site) => {
  const cookies = [
    undefined,
    '',
    'userLocation=%7B',
    'userLocation=%',
    cookieOf({ id: 6281 }),
    cookieOf({ id: '1838' }),
  ];
  for (const cookie of cookies) {
    const rest = chain(page);
    assert.equal(await city(visit(site, cookie), rest), undefined, String(cookie));
    assert.equal(rest.count, 0);
  }
  assert.equal(site.requests.length, 0);
});

cityTest('an unknown city is the default one', async (site) => {
  for (const id of [999_999, 1e15]) {
    assert.equal(
      await city(visit(site, cookieOf({ id, title: 'Выдуманск' })), chain(page)),
      undefined,
    );
  }
});

cityTest('loads the titles once, from its own site', async (site) => {
  for (let visitor = 0; visitor < 5; visitor += 1) await city(visit(site, KAZAN), chain(page));
  assert.deepEqual(
    site.requests.map((asked) => asked.url.pathname),
    ['/cities.json'],
  );
});

cityTest('leaves other content alone', async (site) => {
  const replies = [
    () =>
      new Response('{"t":"data-city-title"}', {
        headers: { 'content-type': 'application/json', etag: '"1"' },
      }),
    () =>
      new Response(null, { status: 304, headers: { 'content-type': 'text/html', etag: '"1"' } }),
    () => new Response(null, { status: 301, headers: { location: '/catalog/' } }),
  ];
  for (const reply of replies) {
    const original = reply();
    assert.equal(
      await city(
        visit(site, KAZAN),
        chain(() => original),
      ),
      original,
    );
  }
});

cityTest('a HEAD has no body and the same headers as the GET', async (site) => {
  const headers = { 'content-type': 'text/html', etag: '"1"', 'content-length': '95' };
  const got = await city(
    visit(site, KAZAN),
    chain(() => new Response(null, { headers })),
  );
  assert.equal(got?.body, null);
  assert.equal(got?.headers.get('cache-control'), 'private, no-cache');
  assert.equal(got?.headers.get('etag'), null);
});

cityTest(
  'a page without the marks stays unchanged, the 404 page keeps its status',
  async (site) => {
    const html = { 'content-type': 'text/html' };
    const bare = await city(
      visit(site, KAZAN),
      chain(() => new Response('<p>Москва</p>', { headers: html })),
    );
    assert.equal(await bare?.text(), '<p>Москва</p>');
    const lost = await city(
      visit(site, KAZAN),
      chain(() => new Response(PAGE, { status: 404, headers: html })),
    );
    assert.equal(lost?.status, 404);
    assert.match((await lost?.text()) ?? '', /Казань/);
  },
);

for (const [name, answer] of [
  ['is missing', () => new Response('no', { status: 404 })],
  ['is no JSON', () => new Response('<html>')],
  ['has another form', () => Response.json([{ id: 1838, title: 'Казань' }])],
] as const) {
  cityTest(
    `the page comes in its default city when cities.json ${name}`,
    async (site) => {
      const lines = await errorsOf(async () => {
        assert.equal(await city(visit(site, KAZAN), chain(page)), undefined);
        assert.equal(await city(visit(site, KAZAN), chain(page)), undefined);
      });
      // Logged once: later visitors do not each wait for the same failure.
      assert.equal(lines.length, 1);
    },
    answer,
  );
}

cityTest('stale titles are better than none', async (site) => {
  assert.equal(await cityTitle(1838, site.origin, 0), 'Казань');
  assert.equal(await cityTitle(1838, NOWHERE, 59_999), 'Казань');
  const lines = await errorsOf(async () => {
    assert.equal(await cityTitle(1838, NOWHERE, 60_000), 'Казань');
  });
  assert.equal(lines.length, 1);
});

cityTest('a cached page is revalidated, not fetched', async (site) => {
  let current = { etag: 'W/"1"', html: PAGE };
  const asked: (string | null)[] = [];
  const cdn = {
    next: (request?: unknown) => {
      const known = request instanceof Request ? request.headers.get('if-none-match') : null;
      asked.push(known);
      const headers = { 'content-type': 'text/html', etag: current.etag, 'x-release': '1' };
      if (known === current.etag) {
        return Promise.resolve(new Response(null, { status: 304, headers: { 'x-release': '2' } }));
      }
      return Promise.resolve(new Response(current.html, { headers }));
    },
  };
  // The visitor's own cached copy is not a page in their city.
  const headers = { cookie: KAZAN, 'if-none-match': 'W/"1"' };
  const read = async () => {
    const got = await city(new Request(`${site.origin}/kept/`, { headers }), cdn);
    assert.equal(got?.status, 200);
    assert.equal(got.headers.get('content-type'), 'text/html');
    assert.equal(got.headers.get('etag'), null);
    return { html: await got.text(), release: got.headers.get('x-release') };
  };
  const kazan = PAGE.replace('6281', '1838').replace('Москва', 'Казань');
  assert.deepEqual(await read(), { html: kazan, release: '1' });
  assert.deepEqual(await read(), { html: kazan, release: '2' });
  current = { etag: 'W/"2"', html: PAGE.replace('<body>', '<body class="new">') };
  assert.match((await read()).html, /class="new".*Казань/);
  assert.deepEqual(asked, [null, 'W/"1"', 'W/"1"']);
});
