import assert from 'node:assert/strict';
import nearCity from '../../edge-functions/near-city.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { distance, forgetCityPlaces } from '../../edge-functions/lib/nearest-city.ts';
import type { Geo } from '../../edge-functions/lib/city-offer.ts';
import { chain, errorsOf, withServer, type FakeServer } from './fake-server.ts';

const PAGE =
  '<html lang="ru" data-city-id="6281"><body><b data-near-city-title=""></b>' +
  '<button name="id" value="" data-near-city-id="" type="submit">Да</button></body></html>';
const TITLES = { '6281': 'Москва', '1838': '<Казань> $&', '7': 'Мурманск' };
const PLACES = { '6281': [55.76, 37.62], '1838': [55.8, 49.11], '7': [68.97, 33.09] };
const files = (request: Request) =>
  Response.json(new URL(request.url).pathname === '/cities.json' ? TITLES : PLACES);

const RU = { code: 'RU' };
const nearKazan: Geo = { latitude: 55.63, longitude: 50.5, country: RU };

const page = () =>
  new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: '"page"',
    },
  });

/** Each test has its own isolate memory. */
function offerTest(name: string, work: (site: FakeServer) => Promise<void>, answer = files) {
  Deno.test(name, async () => {
    forgetCityTitles();
    forgetCityPlaces();
    await withServer(answer, work);
  });
}

/** A visit; undefined when the page is passed through unchanged. */
async function visit(site: FakeServer, geo: Geo, cookie?: string, answer = page) {
  const headers = cookie === undefined ? {} : { cookie };
  const request = new Request(`${site.origin}/catalog/`, { headers });
  const rest = chain(answer);
  const got = await nearCity(request, { next: rest.next, geo });
  return got && { got, html: await got.text(), rest };
}

Deno.test('a distance is the one on maps', () => {
  const moscow = { latitude: 55.7558, longitude: 37.6173 };
  const petersburg = { latitude: 59.9386, longitude: 30.3141 };
  assert.ok(Math.abs(distance(moscow, petersburg) - 634) < 3);
  assert.equal(distance(moscow, moscow), 0);
  const west = { latitude: 65, longitude: 179.5 };
  const east = { latitude: 65, longitude: -179.5 };
  assert.ok(distance(west, east) < 50, 'across the date line');
});

offerTest('offers the nearest city, and sets none', async (site) => {
  const seen = await visit(site, nearKazan);
  assert.ok(seen);
  assert.equal(
    seen.html,
    '<html lang="ru" data-city-id="6281" data-near-city="1838"><body>' +
      '<b data-near-city-title="">&lt;Казань&gt; $&amp;</b>' +
      '<button name="id" value="1838" data-near-city-id="" type="submit">Да</button></body></html>',
  );
  assert.equal(seen.got.headers.get('set-cookie'), null);
  assert.equal(seen.got.headers.get('cache-control'), 'private, no-cache');
  assert.equal(seen.got.headers.get('etag'), null);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    assert.equal(seen.got.headers.get(name), value);
  }
});

offerTest('offers nothing when there is nothing to offer', async (site) => {
  const nowhere: Record<string, Geo> = {
    'no place': {},
    'no country': { latitude: 55.8, longitude: 49.1 },
    'the default city': { latitude: 55.7, longitude: 37.5, country: RU },
    'another country': { latitude: 55.8, longitude: 49.1, country: { code: 'KZ' } },
    'far from all': { latitude: 73.5, longitude: 100.5, country: RU },
    'no numbers': { latitude: NaN, longitude: Infinity, country: RU },
  };
  for (const [why, geo] of Object.entries(nowhere)) {
    assert.equal(await visit(site, geo), undefined, why);
  }
});

offerTest('never asks again after a choice or a refusal', async (site) => {
  for (const cookie of ['userLocation=%7B%22id%22%3A6281%7D', 'a=1; cityOffer=no']) {
    assert.equal(await visit(site, nearKazan, cookie), undefined, cookie);
  }
  assert.equal(site.requests.length, 0);
  assert.ok(await visit(site, nearKazan, 'userLocation=%7B'), 'an invalid choice is none');
});

offerTest('loads the cities once for many visitors', async (site) => {
  for (let visitor = 0; visitor < 5; visitor += 1) await visit(site, nearKazan);
  const asked = site.requests.map(({ url }) => url.pathname);
  assert.deepEqual(asked, ['/city-places.json', '/cities.json']);
});

offerTest('leaves alone other content, and a page without the slot', async (site) => {
  const html = { headers: { 'content-type': 'text/html' } };
  const bare = await visit(site, nearKazan, undefined, () => new Response('<html><p>', html));
  assert.equal(bare?.html, '<html><p>');
  const moved = await visit(site, nearKazan, undefined, () => Response.redirect(site.origin, 301));
  assert.equal(moved?.got.status, 301);
});

offerTest(
  'a broken list of cities disables only the offer',
  async (site) => {
    const lines = await errorsOf(async () => {
      assert.equal(await visit(site, nearKazan), undefined);
      assert.equal(await visit(site, nearKazan), undefined);
    });
    assert.equal(lines.length, 1);
  },
  () => Response.json({ '1838': 'Казань' }),
);
