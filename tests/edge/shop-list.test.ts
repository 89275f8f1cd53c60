import assert from 'node:assert/strict';
import type { Shop } from '../../contract/schemas/shop.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import shopList from '../../edge-functions/shop-list.ts';
import { forAMoment, VARYING_COOKIES } from '../../src/config/cdn.ts';
import { exampleShop } from '../examples/shop.ts';
import { chain, errorsOf, headAndGet, withBackend, type FakeServer } from './fake-server.ts';

const ALWAYS = [{ days: 'Ежедневно', open: '00:00', close: '00:00' }];

const shop = (id: number, over: Partial<Shop> = {}) => exampleShop(id, { hours: ALWAYS, ...over });

const sample = (name: string, html: string) =>
  `<noscript data-sample="${name}"><template>${html}</template></noscript>`;
const part = (name: string) => `<template data-part="${name}"></template>`;

const PAGE = [
  '<html lang="ru"><select name="city"><option value="6281" selected="">Москва</option>',
  '<option value="7">Казань</option><option value="8">Уссурийск</option></select>',
  '<select name="product"><option value="" selected=""></option><option value="den"></option></select>',
  '<input type="radio" name="kind" value="" checked=""/><input type="radio" name="kind" value="shop"/>',
  '<input type="checkbox" name="open" value="1"/><input type="checkbox" name="type" value="toric"/>',
  '<main><div data-slot="shops"></div></main>',
  sample('clocks', 'Asia/Omsk 7; 8'),
  sample('shop', '<li><a href="?{{mapQuery}}">{{title}}</a> {{opening}} {{stock}}</li>'),
  sample(
    'shops',
    `{{count}}: <p data-when="anyHour">в любой час</p><ul>${part('shops')}</ul><p data-when="all"><a href="?{{all}}">все</a></p>`,
  ),
  sample('shops-filtered', 'нет в {{city}}, <a href="?{{reset}}">всё</a>'),
  sample('shops-nearest', '{{city}}: {{nearest}}, {{distance}}, {{shops}}, ?{{nearestQuery}}'),
  sample('shops-none', 'нигде в {{city}}'),
  '</html>',
].join('');

/** The part of a page that exists when maps are configured. */
const SWITCH =
  '<div data-view="list"><ul><li data-view-link="list"><a href="/where-buy/">Список</a></li>' +
  '<li data-view-link="map"><a href="/where-buy/?view=map">Карта</a></li></ul></div>';

const answerWith = (html: string) => () =>
  new Response(html, { headers: { 'content-type': 'text/html', etag: '"1"' } });
const page = answerWith(PAGE);
const pageWithMap = answerWith(PAGE.replace('<main>', `<main>${SWITCH}`));
const list = (items: readonly Shop[], nearest: object | null = null) =>
  Response.json({ result: { items, total: items.length, nearest } });

/** Backend and site in one: the cities' titles are on the same host here. */
function listTest(
  name: string,
  reply: (asked: URL) => Response,
  work: (site: FakeServer) => Promise<void>,
) {
  Deno.test(name, async () => {
    forgetCityTitles();
    const answer = ({ url }: Request) =>
      url.endsWith('/cities.json')
        ? Response.json({ '6281': 'Москва', '7': 'Казань', '8': 'Уссурийск' })
        : reply(new URL(url));
    await withBackend(answer, work);
  });
}

async function open(site: FakeServer, path: string, cookie = '', built = page) {
  const headers = cookie ? { cookie } : {};
  const response = await shopList(new Request(site.origin + path, { headers }), chain(built));
  assert.ok(response);
  return response;
}

const asked = (site: FakeServer) => {
  const request = site.requests.find(({ url }) => url.pathname.startsWith('/rest/'));
  return request && decodeURIComponent(request.url.pathname + request.url.search);
};
const inKazan = `userLocation=${encodeURIComponent('{"id":7,"title":"<b>"}')}`;

listTest(
  'the shops of the default city are in the page',
  () => list([shop(9), shop(2, { title: '<i>', kind: 'shop' })]),
  async (site) => {
    const got = await open(site, '/where-buy/');
    assert.equal(asked(site), '/rest/shops?cityName=Москва&count=500');
    assert.equal(got.headers.get('cache-control'), 'private, no-cache');
    assert.equal(got.headers.get('etag'), null);
    // The same for all who have chosen nothing.
    for (const [name, said] of Object.entries(forAMoment(VARYING_COOKIES))) {
      assert.equal(got.headers.get(name), said);
    }
    const text = await got.text();
    assert.ok(!text.includes('{{') && !text.includes('data-query'));
    assert.match(
      text,
      /<div data-slot="shops" data-served="Москва\|\|">2: <ul><li><a href="\?view=map&amp;shop=9">Оптика 9<\/a> Открыто круглосуточно <\/li><li>.*&lt;i&gt;.*<\/ul><\/div>/,
    );
  },
);

listTest(
  'the URL and the cookie choose the city, and the filter shows the selection',
  () => list([shop(9), shop(2, { kind: 'shop' }), shop(3, { kind: 'shop', hours: [] })]),
  async (site) => {
    const got = await open(site, '/where-buy/?kind=shop&open=1&product=den', inKazan);
    for (const name of Object.keys(forAMoment([]))) assert.equal(got.headers.get(name), null);
    const cookie = await got.text();
    assert.equal(asked(site), '/rest/shops?cityName=Казань&count=500&product=den');
    assert.match(cookie, /<html lang="ru" data-query="\?product=den&amp;kind=shop&amp;open=1"/);
    assert.match(cookie, /<option value="6281">Москва<\/option><option value="7" selected="">/);
    assert.match(cookie, /<option value="den" selected="">/);
    assert.match(cookie, /<input(?=[^>]*value="shop")(?=[^>]*checked="")/);
    assert.doesNotMatch(cookie, /<input(?=[^>]*name="kind")(?=[^>]*value="")(?=[^>]*checked="")/);
    assert.match(cookie, /<input(?=[^>]*name="open")(?=[^>]*checked="")/);
    // Of the requested kind, and known to be open.
    assert.match(cookie, /data-served="Казань\|den\|">1: <ul>/);
    site.requests.length = 0;
    await open(site, '/where-buy/?city=6281', inKazan);
    assert.equal(asked(site), '/rest/shops?cityName=Москва&count=500');
    site.requests.length = 0;
    await open(site, '/where-buy/?city=999', inKazan);
    assert.equal(asked(site), '/rest/shops?cityName=Казань&count=500');
  },
);

listTest(
  'where the local time is unknown, no shop is open or closed, and none is left out for it',
  () => list([shop(9), shop(2, { hours: [{ days: 'Пн', open: '10:00', close: '10:01' }] })]),
  async (site) => {
    const text = await (await open(site, '/where-buy/?city=8&open=1')).text();
    assert.match(
      text,
      /data-served="Уссурийск\|\|">2: <p data-when="anyHour">в любой час<\/p><ul>/,
    );
    assert.doesNotMatch(text, /Открыто|Закрыто/);
    const all = await (await open(site, '/where-buy/?city=8')).text();
    assert.doesNotMatch(all, /Открыто|Закрыто|в любой час/);
    const known = await (await open(site, '/where-buy/?city=7&open=1')).text();
    assert.match(known, />1: <ul>.*Открыто круглосуточно/);
  },
);

listTest(
  'a long list is cut, and complete on request; a map view starts the scripts',
  () => list(Array.from({ length: 30 }, (_, index) => shop(index + 1))),
  async (site) => {
    const cut = await (await open(site, '/where-buy/')).text();
    assert.equal(cut.match(/<li>/g)?.length, 24);
    assert.match(cut, /<a href="\?all=1">все/);
    assert.doesNotMatch(cut, /data-live/);
    const address = '/where-buy/?all=1&view=map';
    const whole = await (await open(site, address)).text();
    assert.equal(whole.match(/<li>/g)?.length, 30);
    assert.doesNotMatch(whole, /все<|data-live/);
    const mapped = await (await open(site, address, '', pageWithMap)).text();
    assert.match(mapped, /data-live/);
    assert.match(mapped, /data-view="map"/);
  },
);

const nearest = { id: 7, title: 'Казань', shops: 12, distance: 160 };

listTest(
  'a city without such shops names the nearest one that has them',
  () => list([], nearest),
  async (site) => {
    const text = await (await open(site, '/where-buy/?product=den')).text();
    assert.match(text, /Москва: Казань, 160\u00a0км, 12, \?city=7&amp;product=den/);
  },
);

listTest(
  'all shops of a city are counted, found and shown, however many pages they are',
  ({ searchParams }) => {
    const first = (Number(searchParams.get('page') ?? 1) - 1) * 500;
    const items = Array.from({ length: 700 }, (_, index) => shop(index + 1)).slice(
      first,
      first + 500,
    );
    return Response.json({ result: { items, total: 700, nearest: null } });
  },
  async (site) => {
    const cut = await (await open(site, '/where-buy/')).text();
    assert.match(cut, />700: <ul>/);
    const whole = await (await open(site, '/where-buy/?all=1')).text();
    assert.equal(whole.match(/<li>/g)?.length, 700);
  },
);

listTest(
  'a city without any, and none nearby, says so',
  () => list([]),
  async (site) => {
    assert.match(await (await open(site, '/where-buy/')).text(), /нигде в Москва/);
  },
);

listTest(
  'filters without results can be removed',
  () => list([shop(1)], nearest),
  async (site) => {
    const text = await (await open(site, '/where-buy/?kind=online&product=den')).text();
    assert.match(text, /нет в Москва, <a href="\?product=den">/);
  },
);

listTest(
  'opticians of the certificate are requested by types of lenses, and show the remaining pairs',
  () => Response.json({ result: { shops: [{ ...shop(5), stock: 'few' }], total: 1 } }),
  async (site) => {
    const text = await (await open(site, '/map-optic/?type=toric&type=18th')).text();
    assert.equal(
      asked(site),
      '/rest/certificate.shops?filter[city]=Москва&filter[map_params]=toric,18th',
    );
    assert.match(text, /data-served="Москва\|\|toric,18th">1: .*Пробных пар мало/);
    assert.match(text, /<input(?=[^>]*value="toric")(?=[^>]*checked="")/);
  },
);

listTest(
  'a backend that is down leaves the list to the browser',
  () => new Response('away', { status: 503 }),
  async (site) => {
    let text = '';
    const logged = await errorsOf(async () => {
      const got = await open(site, '/where-buy/?open=1');
      assert.equal(got.status, 200);
      text = await got.text();
    });
    assert.match(text, /<div data-slot="shops"><\/div>/);
    assert.match(text, /<input(?=[^>]*name="open")(?=[^>]*checked="")/);
    assert.deepEqual(logged, ['/where-buy/: upstream']);
  },
);

listTest(
  'a HEAD says what its GET says to visitors, and asks for no shops',
  () => list([]),
  async (site) => {
    const run = (request: Request) =>
      shopList(
        request,
        chain(() => (request.method === 'HEAD' ? new Response(null, page()) : page())),
      );
    const { get, head, body } = await headAndGet(run, `${site.origin}/where-buy/`);
    assert.deepEqual(head, get);
    assert.equal(body, '');
    assert.equal(site.requests.filter(({ url }) => url.pathname === '/rest/shops').length, 1);
  },
);
