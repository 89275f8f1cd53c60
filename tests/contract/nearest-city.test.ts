import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, ne } from 'drizzle-orm';
import * as calls from '../../contract/calls/shops.ts';
import type { City, Shop } from '../../contract/schemas/shop.ts';
import { cities, products, shopProducts, shops } from '../../backend/db/schema.ts';
import { onEveryEngine } from './site.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres by the law of cosines: a different formula than the backend's. */
function kilometres(one: City, other: City): number {
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const east = radians(one.lon - other.lon);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(east);
  return 6371 * Math.acos(Math.min(1, cosine));
}

onEveryEngine((site) => {
  let everywhere: City[];
  let all: Shop[];
  before(async () => {
    everywhere = (await site().result(calls.citySearch, {})).items;
    all = (await site().result(calls.shops, { count: 500 })).items;
  });

  const cityOf = (title: string) => {
    const found = everywhere.find((city) => city.title === title);
    assert.ok(found, title);
    return found;
  };

  /** The expected response, computed from all shops. */
  function expected(from: City, found: readonly Shop[]) {
    const counts = Map.groupBy(found, (shop) => shop.city.id);
    const [nearest] = everywhere
      .filter((city) => counts.has(city.id) && city.id !== from.id)
      .toSorted((one, other) => kilometres(from, one) - kilometres(from, other));
    if (!nearest) return null;
    const { id, title } = nearest;
    const distance = Math.round(kilometres(from, nearest));
    return { id, title, shops: counts.get(id)?.length, distance };
  }

  test('a city with shops names no other one, on any page', async () => {
    for (const page of [1, 9]) {
      const reply = await site().result(calls.shops, { cityName: 'Казань', page });
      assert.ok(reply.total > 0);
      assert.equal(reply.nearest, null);
    }
  });

  test('an unknown city, or none, has no nearest one', async () => {
    const nothing = { items: [], total: 0, nearest: null };
    for (const cityName of ['Тридевятое царство', 'москва', "Москва'", '%']) {
      assert.deepEqual(await site().result(calls.shops, { cityName }), nothing, cityName);
    }
    assert.deepEqual(await site().result(calls.shops, { product: 'nothing' }), nothing);
  });

  test('a city without shops of a kind names the nearest that has them, with their count', async () => {
    const online = all.filter((shop) => shop.kind === 'online');
    const without = everywhere.filter((city) => !online.some((shop) => shop.city.id === city.id));
    assert.ok(without.length > 100);
    for (const from of without.filter((_, index) => index % 5 === 0)) {
      const params = { cityName: from.title, kind: 'online' } as const;
      const reply = await site().result(calls.shops, params);
      assert.equal(reply.total, 0);
      assert.deepEqual(reply.nearest, expected(from, online), from.title);
    }
  });

  test('a city where a product is not sold names the nearest where it is', async () => {
    const { db } = site();
    const rows = await db
      .select({ alias: products.alias, shop: shopProducts.shopId })
      .from(shopProducts)
      .innerJoin(products, eq(products.id, shopProducts.productId));
    let asked = 0;
    for (const [product, sellers] of Map.groupBy(rows, (row) => row.alias)) {
      const ids = new Set(sellers.map((row) => row.shop));
      const selling = all.filter((shop) => ids.has(shop.id));
      const from = everywhere.find((city) => !selling.some((shop) => shop.city.id === city.id));
      if (!from) continue;
      asked += 1;
      const reply = await site().result(calls.shops, { cityName: from.title, product });
      assert.deepEqual(reply.nearest, expected(from, selling), product);
    }
    assert.ok(asked > 5);
    const gone = await site().result(calls.shops, { cityName: 'Казань', product: 'nothing' });
    assert.deepEqual(gone, { items: [], total: 0, nearest: null });
  });

  test('finds cities at the far end of the country and across the date line', async () => {
    const { db } = site();
    const petersburg = cityOf('Санкт-Петербург');
    await db.delete(shops).where(ne(shops.cityId, petersburg.id));
    const here = (await site().result(calls.shops, { count: 1 })).total;
    for (const [title, distance] of [
      ['Москва', 634],
      ['Анадырь', 5884],
    ] as const) {
      const { nearest } = await site().result(calls.shops, { cityName: title });
      assert.ok(nearest, title);
      assert.deepEqual([nearest.title, nearest.shops], ['Санкт-Петербург', here], title);
      assert.ok(Math.abs(nearest.distance - distance) <= 5, `${title}: ${nearest.distance}`);
    }
    // The longitude wraps around one degree east of the Bering Strait.
    const beyond = { alias: 'city-beyond', title: 'За линией', region: 'Нигде' };
    await db.insert(cities).values({ ...beyond, lat: 64.7, lon: -179 });
    const anadyr = cityOf('Анадырь');
    await db.update(shops).set({ cityId: anadyr.id });
    const { nearest } = await site().result(calls.shops, { cityName: beyond.title });
    assert.deepEqual(
      [nearest?.title, nearest && nearest.distance < 200],
      ['Анадырь', true],
      String(nearest?.distance),
    );
  });

  test('no city is nearest when no shops are left', async () => {
    await site().db.delete(shops);
    const reply = await site().result(calls.shops, { cityName: 'Москва' });
    assert.deepEqual(reply, { items: [], total: 0, nearest: null });
  });
});
