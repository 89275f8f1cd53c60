import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { shops } from '../../contract/calls/shops.ts';
import type { Shop } from '../../contract/schemas/shop.ts';
import { products, shopProducts } from '../../backend/db/schema.ts';
import { onEveryEngine } from './site.ts';

const idsOf = (items: readonly Shop[]) => items.map((shop) => shop.id);

onEveryEngine((site) => {
  let all: Shop[];
  before(async () => {
    all = (await site().result(shops, { count: 500 })).items;
  });

  test('all pages together contain every shop once', async () => {
    const found: number[] = [];
    for (const page of [1, 2, 3]) {
      const reply = await site().result(shops, { page });
      assert.equal(reply.total, all.length);
      found.push(...reply.items.map((shop) => shop.id));
    }
    assert.deepEqual(
      found,
      all.map((shop) => shop.id),
    );
    assert.equal(new Set(found).size, 400);
  });

  test('a city lists its shops', async () => {
    for (const cityName of ['Москва', 'Санкт-Петербург', 'Тверь']) {
      const expected = all.filter((shop) => shop.city.title === cityName);
      assert.ok(expected.length > 0, cityName);
      const reply = await site().result(shops, { cityName, count: 500 });
      assert.deepEqual(reply.items, expected);
    }
  });

  test('a kind lists its shops, and an unknown kind is ignored', async () => {
    for (const kind of ['shop', 'optician', 'online'] as const) {
      const expected = all.filter((shop) => shop.kind === kind);
      assert.ok(expected.length > 0, kind);
      assert.deepEqual((await site().result(shops, { kind, count: 500 })).items, expected);
    }
    const unknown = await site().get('/rest/shops?kind=bakery');
    assert.equal(unknown.headers.get('etag'), (await site().ask(shops)).headers.get('etag'));
  });

  test('a product lists the shops that sell it, also within a city', async () => {
    const rows = await site()
      .db.select({ alias: products.alias, shop: shopProducts.shopId })
      .from(shopProducts)
      .innerJoin(products, eq(products.id, shopProducts.productId));
    const sold = Map.groupBy(rows, (row) => row.alias);
    assert.ok(sold.size > 10);
    for (const [product, sellers] of sold) {
      const ids = new Set(sellers.map((row) => row.shop));
      const expected = all.filter((shop) => ids.has(shop.id));
      const reply = await site().result(shops, { product, count: 500 });
      assert.deepEqual(idsOf(reply.items), idsOf(expected), product);
      const inCity = await site().result(shops, { product, cityName: 'Москва', count: 500 });
      const expectedHere = expected.filter((shop) => shop.city.id === 6281);
      assert.deepEqual(idsOf(inCity.items), idsOf(expectedHere), product);
    }
  });

  test('a discontinued product is sold nowhere', async () => {
    const gone = await site().db.select().from(products).where(eq(products.outOfProduction, true));
    assert.ok(gone.length > 0);
    for (const { alias } of gone) {
      assert.equal((await site().result(shops, { product: alias })).total, 0, alias);
    }
  });
});
