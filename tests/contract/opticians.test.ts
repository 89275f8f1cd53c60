import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import * as calls from '../../contract/calls/shops.ts';
import { LENS_TYPE_KEYS } from '../../contract/schemas/lens-types.ts';
import type { CertificateShop } from '../../contract/schemas/certificate.ts';
import { opticianStock, shops } from '../../backend/db/schema.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  let all: CertificateShop[];
  before(async () => {
    all = (await site().result(calls.certificateShops, {})).shops;
  });

  /** The opticians for a city and a comma-separated filter. */
  const found = (city?: string, keys?: string) =>
    site().result(calls.certificateShops, { 'filter[city]': city, 'filter[map_params]': keys });

  const setPairs = (shopId: number, pairs: number) =>
    site().db.update(opticianStock).set({ pairs }).where(eq(opticianStock.shopId, shopId));

  test('the participants are opticians with trial pairs, in at least 25 cities', async () => {
    const rows = await site().db.select().from(opticianStock);
    assert.ok(rows.length >= 100);
    assert.deepEqual(
      all.map((shop) => shop.id).toSorted((a, b) => a - b),
      rows.map((row) => row.shopId).toSorted((a, b) => a - b),
    );
    for (const shop of all) assert.equal(shop.kind, 'optician');
    const stocked = all.filter((shop) => shop.stock !== 'none');
    assert.ok(new Set(stocked.map((shop) => shop.city.id)).size >= 25);
    assert.deepEqual(new Set(all.map((shop) => shop.stock)), new Set(['none', 'few', 'enough']));
    for (const key of LENS_TYPE_KEYS) {
      assert.ok(
        stocked.some((shop) => shop.lens_types.includes(key)),
        key,
      );
    }
  });

  test('each lens type excludes some of them, and in large cities not all', async () => {
    for (const key of LENS_TYPE_KEYS) {
      for (const city of ['Москва', 'Казань']) {
        const having = (await found(city, key)).shops.filter(({ stock }) => stock !== 'none');
        assert.ok(having.length > 0, `${city}: ${key}`);
      }
      assert.ok((await found('Москва', key)).total < (await found('Москва')).total, key);
    }
  });

  test('an optician has the same data as in the list of shops', async () => {
    const { items } = await site().result(calls.shops, { kind: 'optician', count: 500 });
    for (const { stock: _, ...shop } of all) {
      assert.deepEqual(
        shop,
        items.find(({ id }) => id === shop.id),
      );
    }
  });

  test('a city lists its own opticians, and an unknown city none', async () => {
    for (const city of ['Москва', 'Казань', 'Санкт-Петербург']) {
      const reply = await found(city);
      assert.ok(reply.total > 1, city);
      assert.deepEqual(
        reply.shops,
        all.filter((shop) => shop.city.title === city),
      );
    }
    for (const city of ['Анадырь', 'Тридевятое царство', '%']) {
      assert.deepEqual(await found(city), { shops: [], total: 0 }, city);
    }
    assert.deepEqual((await found('')).shops, all);
  });

  test('with several lens types an optician serves all of them, in any order', async () => {
    const keys = LENS_TYPE_KEYS;
    for (const one of keys) {
      for (const other of keys) {
        const expected = all.filter(({ lens_types: types }) =>
          [one, other].every((key) => types.includes(key)),
        );
        const reply = await found(undefined, `${one},${other}`);
        assert.deepEqual(reply, { shops: expected, total: expected.length }, `${one},${other}`);
      }
    }
    const [few, every] = [(await found(undefined, 'multifocal')).total, keys.join(',')];
    assert.ok((await found(undefined, every)).total < few);
  });

  test('an unknown key is ignored', async () => {
    const toric = await found('Москва', '18th');
    for (const keys of ['18th,bifocal', ' 18th , ', '18th,18th', "18th,'--"]) {
      assert.deepEqual(await found('Москва', keys), toric, keys);
    }
    assert.deepEqual(await found('Москва', 'bifocal'), await found('Москва'));
  });

  test('stock is reported in words, and immediately', async () => {
    const [shop] = all;
    assert.ok(shop);
    const words: [number, string][] = [
      [0, 'none'],
      [1, 'few'],
      [3, 'few'],
      [4, 'enough'],
      [400, 'enough'],
    ];
    for (const [pairs, stock] of words) {
      await setPairs(shop.id, pairs);
      const reply = await found(shop.city.title);
      assert.equal(reply.shops.find(({ id }) => id === shop.id)?.stock, stock, String(pairs));
    }
    await assert.rejects(setPairs(shop.id, -1));
  });

  test('a reservation is not a content change; joining or leaving is', async () => {
    const { db } = site();
    const revisions = () =>
      db.select({ revision: shops.revision }).from(shops).orderBy(asc(shops.id));
    const before = await revisions();
    const [shop] = all;
    assert.ok(shop);
    const etag = async () => (await site().ask(calls.certificateShops)).headers.get('etag');
    await setPairs(shop.id, 4);
    const first = await etag();
    await db
      .update(opticianStock)
      .set({ pairs: sql`pairs - 1` })
      .where(eq(opticianStock.shopId, shop.id));
    assert.notEqual(await etag(), first, 'the ETag of an old list is still valid for the new one');
    assert.deepEqual(await revisions(), before);

    const revision = async () =>
      (await db.select().from(shops).where(eq(shops.id, shop.id)))[0]?.revision ?? 0;
    const highest = Math.max(...before.map((row) => row.revision));
    await db.delete(opticianStock).where(eq(opticianStock.shopId, shop.id));
    const left = await revision();
    assert.ok(left > highest);
    await db.insert(opticianStock).values({ shopId: shop.id, pairs: 4 });
    assert.ok((await revision()) > left);
  });

  test('a shop that is no longer an optician gives out no pairs, and a closed one disappears', async () => {
    const { db } = site();
    const [turned, closed] = (await found('Москва')).shops;
    assert.ok(turned && closed);
    await db.update(shops).set({ kind: 'shop' }).where(eq(shops.id, turned.id));
    await db.delete(shops).where(eq(shops.id, closed.id));
    const ids = (await found('Москва')).shops.map((shop) => shop.id);
    assert.ok(ids.length > 0 && !ids.includes(turned.id) && !ids.includes(closed.id));
    const row = eq(opticianStock.shopId, closed.id);
    assert.equal(await db.$count(opticianStock, row), 0);
  });
});
