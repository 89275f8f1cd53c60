import assert from 'node:assert/strict';
import cityPage from '../../edge-functions/city-page.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { forgetCityPlaces } from '../../edge-functions/lib/nearest-city.ts';
import { chain, errorsOf, headAndGet, withServer, type FakeServer } from './fake-server.ts';

const sample = (name: string, html: string) =>
  `<noscript data-sample="${name}"><template>${html}</template></noscript>`;

const PAGE =
  '<html><input data-city-field="" name="q"/><main><div data-slot="cities"></div></main>' +
  '<b data-near-city-title=""></b><button name="id" value="" data-near-city-id="">Да</button>' +
  sample('city', '<li><button name="id" value="{{id}}">{{title}}</button></li>') +
  sample('cities', '<ul><template data-part="cities"></template></ul>') +
  sample('cities-none', '<p>Ничего не найдено</p>') +
  '</html>';

const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html', etag: '"1"' } });
const titles = { '6281': 'Москва', '6282': 'Санкт-Петербург', '6292': 'Омск', '7': '<b>Томск' };

function pageTest(
  name: string,
  files: (request: Request) => Response,
  work: (site: FakeServer) => Promise<void>,
) {
  Deno.test(name, async () => {
    forgetCityTitles();
    forgetCityPlaces();
    await withServer(files, work);
  });
}

const ask = (site: FakeServer, typed: string) =>
  cityPage(new Request(`${site.origin}/city/?q=${encodeURIComponent(typed)}`), chain(page));

/** The content of the results' slot. */
async function found(site: FakeServer, typed: string): Promise<string> {
  const got = await ask(site, typed);
  assert.ok(got);
  assert.equal(got.headers.get('cache-control'), 'private, no-cache');
  return /data-served="[^"]*">([\s\S]*?)<\/div>/.exec(await got.text())?.[1] ?? '';
}

const button = (id: number, title: string) =>
  `<li><button name="id" value="${String(id)}">${title}</button></li>`;

pageTest(
  'finds the same cities as the browser’s chooser, titles that start with the query first',
  () => Response.json(titles),
  async (site) => {
    for (const typed of ['питер', 'спб', 'Санкт петербург', 'gbnth', 'петербрг'])
      assert.equal(await found(site, typed), `<ul>${button(6282, 'Санкт-Петербург')}</ul>`, typed);
    assert.equal(
      await found(site, 'мск'),
      `<ul>${button(7, '&lt;b&gt;Томск')}${button(6292, 'Омск')}${button(6281, 'Москва')}</ul>`,
    );
  },
);

pageTest(
  'says when nothing is found, and the input stays text',
  () => Response.json(titles),
  async (site) => {
    for (const typed of ["' OR 1=1", 'Лондон', '"><script>', '$&', '{{id}}', 'я'.repeat(5000)]) {
      assert.equal(await found(site, typed), '<p>Ничего не найдено</p>', typed);
    }
    const html = (await (await ask(site, '"><script>'))?.text()) ?? '';
    assert.match(
      html,
      /^<html><input data-city-field="" name="q" value="&quot;&gt;&lt;script&gt;"/,
    );
  },
);

pageTest(
  'a HEAD has the headers of its GET',
  () => Response.json(titles),
  async (site) => {
    const run = (request: Request) =>
      cityPage(
        request,
        chain(() => (request.method === 'HEAD' ? new Response(null, page()) : page())),
      );
    const { get, head, body } = await headAndGet(run, `${site.origin}/city/?q=a`);
    assert.deepEqual(head, get);
    assert.equal(body, '');
  },
);

pageTest(
  'without the titles the CDN’s own page is served',
  () => new Response('no', { status: 500 }),
  async (site) => {
    await errorsOf(async () => {
      assert.equal(await ask(site, 'питер'), undefined);
    });
  },
);

Deno.test('without a query the CDN’s own page is served', async () => {
  for (const query of ['', '?q=', '?q=%20', '?x=1'])
    assert.equal(
      await cityPage(new Request(`https://site.test/city/${query}`), chain(page)),
      undefined,
    );
});

const places = { '6281': [55.76, 37.62], '7': [56.49, 84.95] };
const files = (request: Request) =>
  Response.json(new URL(request.url).pathname === '/cities.json' ? titles : places);
const nearTomsk = { latitude: 56.6, longitude: 84.9, country: { code: 'RU' } };

/** The page for a visitor near Томск; undefined when the CDN's own is served. */
async function nearby(site: FakeServer, query: string, cookie?: string) {
  const headers = cookie === undefined ? {} : { cookie };
  const request = new Request(`${site.origin}/city/${query}`, { headers });
  return await (await cityPage(request, { ...chain(page), geo: nearTomsk }))?.text();
}

const OFFER =
  '<b data-near-city-title="">&lt;b&gt;Томск</b><button name="id" value="7" data-near-city-id="">';

pageTest('offers the city nearby to those without scripts', files, async (site) => {
  for (const query of ['', '?q=%D0%BF%D0%B8%D1%82%D0%B5%D1%80']) {
    const html = (await nearby(site, query)) ?? '';
    assert.match(html, /^<html data-near-city="7">/);
    assert.ok(html.includes(OFFER), html);
    assert.equal(html.includes(button(6282, 'Санкт-Петербург')), query !== '');
  }
});

pageTest('never offers it again after a choice or a refusal', files, async (site) => {
  for (const cookie of ['userLocation=%7B%22id%22%3A6281%7D', 'a=1; cityOffer=no']) {
    assert.equal(await nearby(site, '', cookie), undefined, cookie);
  }
  assert.equal(site.requests.length, 0);
  assert.ok(await nearby(site, '', 'userLocation=%7B'), 'an invalid choice is ignored');
});
