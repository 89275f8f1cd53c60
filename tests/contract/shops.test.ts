import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { certificateShops, shops } from '../../contract/calls/shops.ts';
import type { Shop } from '../../contract/schemas/shop.ts';
import {
  opticianStock,
  products,
  shopProducts,
  shops as shopTable,
} from '../../backend/db/schema.ts';
import { listOpticians } from '../../backend/editor/desk/opticians.ts';
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

  test('every list of shops is sorted as in a Russian dictionary, in any case', async () => {
    const { db } = site();
    const [optician] = all.filter((shop) => shop.kind === 'optician');
    const [row] = await db
      .select()
      .from(shopTable)
      .where(eq(shopTable.id, optician?.id ?? 0));
    assert.ok(row);
    const { id: _, revision: __, ...like } = row;
    const titles = ['Ярко', 'ясно', 'Ёлка', 'ель', 'Еда', 'Аптека'];
    const made = titles.map((title, place) => ({ ...like, title, alias: `sorted-${place}` }));
    const ids = (await db.insert(shopTable).values(made).returning({ id: shopTable.id })).map(
      ({ id }) => id,
    );
    await db.insert(opticianStock).values(ids.map((shopId) => ({ shopId, pairs: 5 })));
    const sorted = ['Аптека', 'Еда', 'Ёлка', 'ель', 'Ярко', 'ясно'];
    const ours = (items: readonly Shop[]) =>
      items.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
    const cityName = optician?.city.title;
    for (const params of [{}, { cityName }, { kind: 'optician' as const }]) {
      const { items } = await site().result(shops, { ...params, count: 500 });
      assert.deepEqual(ours(items), sorted, JSON.stringify(params));
    }
    assert.deepEqual(ours((await site().result(certificateShops, {})).shops), sorted);
    const { items } = await listOpticians(db, { page: 1, count: 500 });
    assert.deepEqual(
      items.filter(({ id }) => ids.includes(id)).map(({ title }) => title),
      sorted,
    );
  });
});
