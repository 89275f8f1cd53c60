/** What a members' page brings for its scripts. */
import assert from 'node:assert/strict';
import personal from '../../edge-functions/personal.ts';
import { forgetMemberFiles, memberPage } from '../../edge-functions/lib/member-page.ts';
import { MEMBER_FILES_FILE } from '../../src/config/member-files.ts';
import { chain, withBackend, withServer } from './fake-server.ts';

const PAGE =
  '<html><body data-path="/personal/partners/"><main></main>' +
  '<template><script data-build="b1" src="/app.js"></script></template></body></html>';
const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html' } });
const COOKIE = 'auth.token=t1; deviceUUID=d1; auth.mark=anna%22';
const FILES = {
  build: 'b1',
  pages: { '/personal/partners/': { scripts: ['react.js'], data: ['page-data/app-data.json'] } },
};
const OFFERS = { items: [{ title: 'Кино </script><b>' }] };

const replies: Record<string, () => Response> = {
  '/rest/user.check': () => Response.json({ data: { user: { id: 1, firstName: 'Анна' } } }),
  '/rest/user.profile': () => Response.json({ result: { id: 1 } }),
  '/rest/user.balance': () => Response.json({ result: { available: 5 } }),
  '/rest/orders': () =>
    Response.json({ error: 'internal', error_description: 'Сбой' }, { status: 500 }),
  '/rest/partner.offers': () => Response.json({ result: OFFERS }),
};
const backend = ({ url }: Request) =>
  replies[new URL(url).pathname]?.() ?? new Response(null, { status: 404 });

type Visit = { files?: object; path?: string; headers?: Record<string, string> };

/** The page as a member gets it, and the calls that were made for it. */
async function opened({ files = FILES, path = '/personal/partners/', headers }: Visit = {}) {
  let html = '';
  let asked: string[] = [];
  forgetMemberFiles();
  await withBackend(backend, async ({ requests }) => {
    await withServer(
      ({ url }) => {
        assert.equal(new URL(url).pathname, `/${MEMBER_FILES_FILE}`);
        return Response.json(files);
      },
      async (site) => {
        const init = { headers: { cookie: COOKIE, ...headers } };
        const got = await personal(new Request(site.origin + path, init), chain(page));
        assert.equal(got.headers.get('cache-control'), 'private, no-store');
        html = await got.text();
      },
    );
    asked = requests.map(({ url }) => url.pathname + url.search);
  });
  return { html, asked };
}

const dataOf = (html: string): unknown => {
  const [, data = ''] = /data-mark="anna&quot;">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data);
};

Deno.test('the page has the replies to its calls, without those that failed', async () => {
  const { html, asked } = await opened();
  assert.deepEqual(dataOf(html), {
    '/rest/user.profile': { result: { id: 1 } },
    '/rest/user.balance': { result: { available: 5 } },
    '/rest/partner.offers': { result: OFFERS },
  });
  assert.ok(!html.includes('</script><b>'));
  assert.equal(asked.length, 5);
});

Deno.test('a reply that is too long is left to the scripts', async () => {
  const before = replies['/rest/partner.offers'];
  replies['/rest/partner.offers'] = () => Response.json({ result: { items: 'я'.repeat(32_000) } });
  try {
    const { html } = await opened();
    assert.deepEqual(dataOf(html), {
      '/rest/user.profile': { result: { id: 1 } },
      '/rest/user.balance': { result: { available: 5 } },
    });
  } finally {
    if (before) replies['/rest/partner.offers'] = before;
  }
});

Deno.test('it names the files of its scripts, which wait with them for the first paint', async () => {
  const { html } = await opened();
  assert.match(
    html,
    /<\/script><template><link rel="preload" as="script" fetchpriority="low" href="\/react.js"\/><link rel="preload" as="fetch" crossorigin="" href="\/page-data\/app-data.json"\/><script data-build/,
  );
});

Deno.test('the files of another build and of an unknown page are not named', async () => {
  for (const files of [
    { ...FILES, build: 'b2' },
    { ...FILES, pages: {} },
  ]) {
    const { html } = await opened({ files });
    assert.ok(!html.includes('preload'));
    assert.ok(html.includes('user.balance'));
  }
});

Deno.test('a page of the develop mode, without a build, reads no list of files', async () => {
  forgetMemberFiles();
  await withServer(
    () => Response.json(FILES),
    async ({ origin, requests }) => {
      const html = PAGE.replace(' data-build="b1"', '');
      assert.equal(await memberPage(html, '', origin), html);
      assert.equal(requests.length, 0);
    },
  );
});

Deno.test('nothing is asked ahead for another request than a member’s document', async () => {
  const others: Visit[] = [
    { headers: { 'sec-fetch-dest': 'empty' } },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
    { headers: { cookie: 'auth.token=t1' } },
  ];
  for (const other of others) {
    const { asked } = await opened(other);
    assert.deepEqual(asked, ['/rest/user.check']);
  }
});

Deno.test('the page of one offer asks for all offers', async () => {
  const { asked } = await opened({ path: '/personal/sales/kapli/' });
  assert.ok(asked.includes('/rest/discounts'));
  assert.ok(!asked.includes('/rest/discounts.shop'));
  const history = await opened({ path: '/personal/history/' });
  assert.ok(history.asked.includes('/rest/user.history.points?limit=10&offset=0'));
});
