import assert from 'node:assert/strict';
import cityPage from '../../edge-functions/city-page.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { chain, errorsOf, withServer, type FakeServer } from './fake-server.ts';

const sample = (name: string, html: string) =>
  `<noscript data-sample="${name}"><template>${html}</template></noscript>`;

const PAGE =
  '<html><input data-city-field="" name="q"/><main><div data-slot="cities"></div></main>' +
  sample('city', '<li><button name="id" value="{{id}}">{{title}}</button></li>') +
  sample('cities', '<ul><template data-part="cities"></template></ul>') +
  sample('cities-none', '<p>Ничего не найдено</p>') +
  '</html>';

const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html', etag: '"1"' } });
const titles = { '6281': 'Москва', '6282': 'Санкт-Петербург', '6292': 'Омск', '7': '<b>Томск' };

function pageTest(name: string, files: () => Response, work: (site: FakeServer) => Promise<void>) {
  Deno.test(name, async () => {
    forgetCityTitles();
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
  'without the titles the page is as built',
  () => new Response('no', { status: 500 }),
  async (site) => {
    await errorsOf(async () => {
      assert.equal(await (await ask(site, 'питер'))?.text(), PAGE);
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
