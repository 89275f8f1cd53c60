import assert from 'node:assert/strict';
import nearCity from '../../edge-functions/near-city.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { distance, forgetCityPlaces } from '../../edge-functions/lib/nearest-city.ts';
import type { Geo } from '../../edge-functions/lib/city-offer.ts';
import { errorsOf, withServer, type FakeServer } from './fake-server.ts';

const TITLES = { '6281': 'Москва', '1838': '<Казань> $&', '7': 'Мурманск' };
const PLACES = { '6281': [55.76, 37.62], '1838': [55.8, 49.11], '7': [68.97, 33.09] };
const files = (request: Request) =>
  Response.json(new URL(request.url).pathname === '/cities.json' ? TITLES : PLACES);

const RU = { code: 'RU' };
const nearKazan: Geo = { latitude: 55.63, longitude: 50.5, country: RU };

/** Each test has its own isolate memory. */
function offerTest(name: string, work: (site: FakeServer) => Promise<void>, answer = files) {
  Deno.test(name, async () => {
    forgetCityTitles();
    forgetCityPlaces();
    await withServer(answer, work);
  });
}

/** What the edge says of a place, and how long a browser keeps that. */
async function near(site: FakeServer, geo: Geo, init: RequestInit = {}) {
  const reply = await nearCity(new Request(`${site.origin}/near-city.json`, init), { geo });
  const text = await reply.text();
  const kept = reply.headers.get('cache-control');
  return { reply, kept, city: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const MONTH = 'private, max-age=2592000';

Deno.test('a distance matches the one on maps', () => {
  const moscow = { latitude: 55.7558, longitude: 37.6173 };
  const petersburg = { latitude: 59.9386, longitude: 30.3141 };
  assert.ok(Math.abs(distance(moscow, petersburg) - 634) < 3);
  assert.equal(distance(moscow, moscow), 0);
  const west = { latitude: 65, longitude: 179.5 };
  const east = { latitude: 65, longitude: -179.5 };
  assert.ok(distance(west, east) < 50, 'across the date line');
});

offerTest('returns the nearest city without choosing it', async (site) => {
  const { reply, kept, city } = await near(site, nearKazan);
  assert.deepEqual(city, { id: 1838, title: '<Казань> $&' });
  assert.equal(kept, MONTH);
  assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(reply.headers.get('set-cookie'), null);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    assert.equal(reply.headers.get(name), value);
  }
  assert.equal((await near(site, nearKazan, { method: 'HEAD' })).city, undefined);
});

offerTest('returns none when there is nothing to offer', async (site) => {
  const nowhere: Record<string, Geo> = {
    'no place': {},
    'no country': { latitude: 55.8, longitude: 49.1 },
    'the default city': { latitude: 55.7, longitude: 37.5, country: RU },
    'another country': { latitude: 55.8, longitude: 49.1, country: { code: 'KZ' } },
    'far from all': { latitude: 73.5, longitude: 100.5, country: RU },
    'no numbers': { latitude: NaN, longitude: Infinity, country: RU },
  };
  for (const [why, geo] of Object.entries(nowhere)) {
    const { city, kept } = await near(site, geo);
    assert.deepEqual([city, kept], [null, MONTH], why);
  }
});

offerTest('loads the cities once for many visitors', async (site) => {
  for (let visitor = 0; visitor < 5; visitor += 1) await near(site, nearKazan);
  const asked = site.requests.map(({ url }) => url.pathname);
  assert.deepEqual(asked, ['/city-places.json', '/cities.json']);
});

offerTest(
  'a broken list of cities disables only the offer, and no browser remembers that',
  async (site) => {
    const lines = await errorsOf(async () => {
      for (let visitor = 0; visitor < 2; visitor += 1) {
        const { city, kept } = await near(site, nearKazan);
        assert.deepEqual([city, kept], [null, 'private, no-store']);
      }
    });
    assert.equal(lines.length, 1);
  },
  () => Response.json({ '1838': 'Казань' }),
);
