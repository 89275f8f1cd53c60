import assert from 'node:assert/strict';
import discountStep from '../../edge-functions/discount-step.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { exampleProduct } from '../examples/content.ts';
import { exampleDiscount } from '../examples/pages.ts';
import { exampleShop } from '../examples/shop.ts';
import { productCard } from '../../src/build/cards.ts';
import { chain, errorsOf, withBackend, type FakeServer } from './fake-server.ts';

const product = productCard(exampleProduct(5));
const discount = exampleDiscount(3, { kind: 'offline' });
const sample = (name: string, html: string) =>
  `<noscript data-sample="${name}"><template>${html}</template></noscript>`;
const part = (name: string) => `<template data-part="${name}"></template>`;

const PAGE = [
  '<html><main><div data-slot="shops"></div><div data-slot="order"></div>',
  '<noscript data-sample="failed"><p>Не удаётся</p></noscript></main>',
  sample('product-5', '<b>Линзы 5</b>'),
  sample('shop', '<li><a href="?shop={{id}}&amp;product={{product}}">{{title}}</a></li>'),
  sample('shops-city', `${part('product')} в {{city}}: <ul>${part('shops')}</ul>`),
  sample('shops-all', `${part('product')} везде: <ul>${part('shops')}</ul>`),
  sample('shops-none', `${part('product')} нигде в {{city}}`),
  sample('order', `${part('product')} в {{title}}, <a href="tel:{{tel}}">{{phone}}</a>`),
  '</html>',
].join('');

const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html', etag: '"1"' } });

/** Backend and site in one: the cities' titles are on the same host here. */
function stepTest(name: string, reply: () => Response, work: (site: FakeServer) => Promise<void>) {
  Deno.test(name, async () => {
    forgetCityTitles();
    const answer = ({ url }: Request) =>
      url.endsWith('/cities.json') ? Response.json({ '6281': 'Москва', '7': 'Казань' }) : reply();
    await withBackend(answer, work);
  });
}

async function open(site: FakeServer, path: string, cookie = '', behind = page) {
  const headers = cookie ? { cookie } : {};
  const response = await discountStep(new Request(site.origin + path, { headers }), chain(behind));
  assert.ok(response);
  return response;
}

const asked = (site: FakeServer) =>
  site.requests.find(({ url }) => url.pathname.startsWith('/rest/'))?.url.search;
const inKazan = `userLocation=${encodeURIComponent('{"id":7,"title":"<b>"}')}`;
const refusal = (error: string, fields?: Record<string, string>, status = 404) =>
  Response.json({ error, error_description: 'Нет', fields }, { status });

stepTest(
  'step 2 has the shops of the visitor’s city in the page itself',
  () =>
    Response.json({
      result: { discount, product, shops: [exampleShop(9), exampleShop(2, { title: '<i>' })] },
    }),
  async (site) => {
    const got = await open(site, '/discounts/3/shops/?product=5', inKazan);
    assert.equal(got.status, 200);
    assert.equal(got.headers.get('cache-control'), 'private, no-store');
    assert.equal(got.headers.get('etag'), null);
    const cityName = encodeURIComponent('Казань');
    assert.equal(asked(site), `?discount=3&product=5&cityName=${cityName}`);
    const text = await got.text();
    assert.ok(!text.includes('{{'));
    assert.equal(
      text.split('<noscript')[0],
      '<html><main><div data-slot="shops" data-served="5|Казань"><b>Линзы 5</b> в Казань: <ul>' +
        '<li><a href="?shop=2&amp;product=5">&lt;i&gt;</a></li>' +
        '<li><a href="?shop=9&amp;product=5">Оптика 9</a></li></ul></div>' +
        '<div data-slot="order"></div>',
    );
  },
);

stepTest(
  'step 2 says when a city has no shops, and shows all on request',
  () => Response.json({ result: { discount, product, shops: [] } }),
  async (site) => {
    const none = await (await open(site, '/discounts/3/shops/?product=5')).text();
    assert.match(none, /data-served="5\|Москва"><b>Линзы 5<\/b> нигде в Москва</);
    site.requests.length = 0;
    const all = await (await open(site, '/discounts/3/shops/?product=5&city=all')).text();
    assert.equal(asked(site), '?discount=3&product=5');
    assert.match(all, /data-served="5\|Москва\|all"><b>Линзы 5<\/b> везде/);
  },
);

stepTest(
  'step 3 has product and shop in the page itself',
  () => Response.json({ result: { discount, product, shop: exampleShop(9) } }),
  async (site) => {
    const got = await (await open(site, '/discounts/3/order/?product=5&shop=9')).text();
    assert.equal(asked(site), '?discount=3&product=5&shop=9');
    assert.match(got, /data-slot="order" data-served="5\|9"><b>Линзы 5<\/b> в Оптика 9/);
    assert.match(got, /href="tel:\+79990000001"/);
  },
);

for (const [title, path, reply, location] of [
  [
    'an unknown product',
    '/discounts/3/shops/?product=77',
    { product: '' },
    '/discounts/3/#product-gone',
  ],
  ['no product', '/discounts/3/shops/', { product: '' }, '/discounts/3/#product-gone'],
  [
    'an unknown shop',
    '/discounts/3/order/?product=5&shop=77',
    { shop: '' },
    '/discounts/3/shops/?product=5#shop-gone',
  ],
] as const) {
  stepTest(
    `${title} redirects back to the last valid step`,
    () => refusal('not_found', reply),
    async (site) => {
      const got = await open(site, path);
      assert.equal(got.status, 302);
      assert.equal(got.headers.get('location'), location);
      assert.equal(got.headers.get('cache-control'), 'private, no-store');
    },
  );
}

for (const [title, code, note] of [
  ['an expired', 'discount_over', 'offer-over'],
  ['an upcoming', 'discount_upcoming', 'offer-upcoming'],
] as const) {
  stepTest(
    `${title} offer redirects back to itself`,
    () => refusal(code, undefined, 409),
    async (site) => {
      const got = await open(site, '/discounts/3/order/?product=5&shop=9');
      assert.equal(got.status, 302);
      assert.equal(got.headers.get('location'), `/discounts/3/#${note}`);
    },
  );
}

stepTest(
  'a backend that is down leaves the page as built',
  () => new Response('away', { status: 503 }),
  async (site) => {
    let text = '';
    const logged = await errorsOf(async () => {
      const got = await open(site, '/discounts/3/shops/?product=5');
      assert.equal(got.status, 200);
      // A copy of it, or a 304, would hide the shops once the backend responds again.
      assert.equal(got.headers.get('cache-control'), 'private, no-store');
      assert.equal(got.headers.get('etag'), null);
      text = await got.text();
    });
    assert.equal(text, PAGE);
    assert.deepEqual(logged, ['shops: upstream']);
  },
);

stepTest(
  'a product that the page does not know is left to the browser',
  () => Response.json({ result: { discount, product: { ...product, id: 6 }, shops: [] } }),
  async (site) => {
    assert.equal(await (await open(site, '/discounts/3/shops/?product=6')).text(), PAGE);
  },
);

stepTest(
  'an offer without a page is not requested',
  () => Response.json({}),
  async (site) => {
    const missing = () =>
      new Response('Упс', { status: 404, headers: { 'content-type': 'text/html' } });
    const got = await open(site, '/discounts/99/shops/?product=5', '', missing);
    assert.equal(got.status, 404);
    assert.equal(asked(site), undefined);
  },
);

Deno.test('other URLs pass through', async () => {
  const request = new Request('https://site.test/discounts/online/');
  assert.equal(await discountStep(request, chain(page)), undefined);
});
