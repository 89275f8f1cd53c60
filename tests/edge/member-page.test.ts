/** What a members' page brings for its scripts. */
import assert from 'node:assert/strict';
import personal from '../../edge-functions/personal.ts';
import { forgetRest } from '../../edge-functions/lib/early-replies.ts';
import { forgetMemberFiles, memberPage } from '../../edge-functions/lib/member-page.ts';
import { exampleQuiz } from '../examples/quiz.ts';
import { exampleSale } from '../examples/sale.ts';
import { MEMBER_FILES_FILE } from '../../src/config/member-files.ts';
import { chain, withBackend, withServer } from './fake-server.ts';

const WITHOUT_PICTURES =
  '<html><body data-path="/personal/partners/"><main></main>' +
  '<template><script data-build="b1" src="/app.js"></script></template></body></html>';
let document = WITHOUT_PICTURES;
const page = () => new Response(document, { headers: { 'content-type': 'text/html' } });
const COOKIE = 'auth.token=t1; deviceUUID=d1; auth.mark=anna%22';
const FILES = {
  build: 'b1',
  pages: { '/personal/partners/': { scripts: ['react.js'], data: ['page-data/app-data.json'] } },
};
const OFFERS = { items: [{ title: 'Кино </script><b>' }] };

const offers = () => Response.json({ result: OFFERS });
const replies: Record<string, () => Response | Promise<Response>> = {
  '/rest/user.check': () => Response.json({ data: { user: { id: 1, firstName: 'Анна' } } }),
  '/rest/user.profile': () => Response.json({ result: { id: 1 } }),
  '/rest/user.balance': () => Response.json({ result: { available: 5 } }),
  '/rest/orders': () =>
    Response.json({ error: 'internal', error_description: 'Сбой' }, { status: 500 }),
  '/rest/partner.offers': offers,
};
const backend = ({ url }: Request) =>
  replies[new URL(url).pathname]?.() ?? new Response(null, { status: 404 });

type Visit = {
  files?: object;
  path?: string;
  headers?: Record<string, string>;
  /** Runs when the page has come, before the servers stop. */
  then?: () => void;
};

/** The page as a member gets it, and the calls that were made for it. */
async function opened({
  files = FILES,
  path = '/personal/partners/',
  headers,
  then = () => {},
}: Visit = {}) {
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
        then();
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
  replies['/rest/partner.offers'] = () => Response.json({ result: { items: 'я'.repeat(32_000) } });
  try {
    const { html } = await opened();
    assert.deepEqual(dataOf(html), {
      '/rest/user.profile': { result: { id: 1 } },
      '/rest/user.balance': { result: { available: 5 } },
    });
  } finally {
    replies['/rest/partner.offers'] = offers;
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
      const html = document.replace(' data-build="b1"', '');
      assert.equal(await memberPage(html, { replies: '', content: {} }, origin), html);
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

const PLACE = '<span class="b" data-early="picture"></span>';

/** A page of sales with these offers, from the place of its first picture. */
async function pictured(items: readonly object[], path = '/personal/sales/', heading = '') {
  replies['/rest/discounts'] = () => Response.json({ result: { items, total: items.length } });
  document = WITHOUT_PICTURES.replace(
    '<main></main>',
    `<main>${heading}${PLACE}<i></i>${PLACE}</main>`,
  );
  try {
    const { html } = await opened({ path });
    return html.slice(html.indexOf('<main>') + '<main>'.length, html.indexOf('</main>'));
  } finally {
    document = WITHOUT_PICTURES;
    delete replies['/rest/discounts'];
  }
}

const later = { ...exampleSale, id: 5, alias: 'later', valid_to: '2999-12-31' };
const wide = { src: '/media/leto.png', alt: 'Лето', width: 1200, height: 750 };

Deno.test('the picture of its first content is in the first place for one', async () => {
  const html = await pictured([later, { ...exampleSale, valid_to: '2999-01-01', cover: wide }]);
  assert.match(
    html,
    /^<span class="b" data-early="picture"><picture><source type="image\/avif" srcset="[^"]*\/media\/leto-png-w640.avif 640w[^"]*" sizes="[^"]*92vw"\/><source type="image\/webp"[^>]*><img src="\/media\/leto.png" alt="" fetchpriority="high" decoding="async"\/><\/picture><\/span><i><\/i>/,
  );
  assert.ok(html.endsWith(PLACE));
});

const HEADING = '<h1 class="t" data-early="title">Скидка</h1><p data-early="lead"></p>';

Deno.test('the page of one offer begins with its own title, lead and picture', async () => {
  const sale = { ...exampleSale, title: '<b>$&', cover: wide };
  const html = await pictured([later, sale], `/personal/sales/${exampleSale.alias}/`, HEADING);
  assert.ok(html.startsWith('<h1 class="t" data-early="title">&lt;b&gt;$&amp;</h1>'));
  assert.ok(html.includes(`<p data-early="lead">${exampleSale.lead}</p>`));
  assert.match(html, /src="\/media\/leto.png"/);
  const unknown = await pictured([later], '/personal/sales/nichego/', HEADING);
  assert.equal(unknown, `${HEADING}${PLACE}<i></i>${PLACE}`);
});

Deno.test('surveys begin with the title and the lead of the quiz, unless it is answered', async () => {
  const quiz = { ...exampleQuiz, title: 'Уход', lead: 'Пять вопросов', answered: false };
  const begin = async (form: object) => {
    replies['/rest/site.survey.form.get'] = () => Response.json({ result: form });
    try {
      return await pictured([], '/personal/surveys/', HEADING);
    } finally {
      delete replies['/rest/site.survey.form.get'];
    }
  };
  const { results: _results, solutions: _solutions, ...open } = quiz;
  assert.match(await begin({ ...open, results: null }), /title">Уход<.*lead">Пять вопросов</);
  assert.ok((await begin({ ...exampleQuiz, answered: true })).startsWith(HEADING));
});

Deno.test('without offers, or with a reply that breaks its contract, the place stays empty', async () => {
  const empty = `${PLACE}<i></i>${PLACE}`;
  assert.equal(await pictured([]), empty);
  assert.equal(await pictured([{ ...later, cover: { src: 5 } }]), empty);
});

Deno.test('the page of one offer asks for all offers', async () => {
  const { asked } = await opened({ path: '/personal/sales/kapli/' });
  assert.ok(asked.includes('/rest/discounts'));
  assert.ok(!asked.includes('/rest/discounts.shop'));
});

Deno.test('the history asks for the entries that its URL selects', async () => {
  for (const [query, selected] of [
    ['', ''],
    ['?kind=earned', '&kind=earned'],
    ['?kind=spent', '&kind=spent'],
    ['?kind=x', ''],
  ]) {
    const { asked } = await opened({ path: `/personal/history/${query}` });
    const [history] = asked.filter((url) => url.startsWith('/rest/user.history.points'));
    assert.equal(history, `/rest/user.history.points?limit=10&offset=0${selected}`);
  }
});

Deno.test('after a backend was late, nothing is asked ahead for a while', async () => {
  const late = Promise.withResolvers<Response>();
  replies['/rest/partner.offers'] = () => late.promise;
  try {
    const first = await opened({ then: () => late.resolve(new Response()) });
    assert.equal(first.asked.length, 5);
    const second = await opened();
    assert.deepEqual(second.asked, ['/rest/user.check']);
  } finally {
    replies['/rest/partner.offers'] = offers;
    forgetRest();
  }
});
