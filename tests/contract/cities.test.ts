import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { citySearch, shops } from '../../contract/calls/shops.ts';
import type { City } from '../../contract/schemas/shop.ts';
import { cities, opticianStock, shops as shopTable } from '../../backend/db/schema.ts';
import { onEveryEngine } from './site.ts';

const titles = (found: { items: City[] }) => found.items.map((city) => city.title);

onEveryEngine((site) => {
  let all: City[];
  before(async () => {
    all = (await site().result(citySearch, {})).items;
  });

  test('an empty query finds all cities, including Moscow with its id', async () => {
    assert.ok(all.length >= 150);
    assert.equal(all.find((city) => city.id === 6281)?.title, 'Москва');
    assert.deepEqual((await site().result(citySearch, { query: '' })).items, all);
    assert.deepEqual((await site().result(citySearch, { query: 'я'.repeat(101) })).items, all);
  });

  test('titles are searched anywhere and in any case', async () => {
    for (const query of ['санкт-петербург', 'САНКТ-ПЕТЕРБУРГ', 'петерБУРГ', 'Т-п']) {
      assert.ok(
        titles(await site().result(citySearch, { query })).includes('Санкт-Петербург'),
        query,
      );
    }
    for (const query of ['а', 'СК', 'ово', 'Ё', 'ъ', ' ']) {
      const expected = all.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
      const found = await site().result(citySearch, { query });
      assert.deepEqual(found.items, expected, query);
      assert.equal(found.total, expected.length);
    }
  });

  test('cities are sorted as in a Russian dictionary, «ё» with «е»', () => {
    const expected = all.toSorted((one, other) => {
      const [a, b] = [one.title, other.title].map((title) => title.replaceAll('ё', 'е'));
      return (a ?? '') < (b ?? '') ? -1 : 1;
    });
    assert.deepEqual(titles({ items: all }), titles({ items: expected }));
    const at = (title: string) => all.findIndex((city) => city.title === title);
    assert.ok(at('Орёл') > 0 && at('Орёл') < at('Оренбург') && at('Оренбург') < at('Орск'));
  });

  test('a title in small letters has its place among the others', async () => {
    const small = { alias: 'small', title: 'посёлок', region: 'Нигде', lat: 0, lon: 0 };
    await site().db.insert(cities).values(small);
    const { items } = await site().result(citySearch, { query: 'п' });
    await site().db.delete(cities).where(eq(cities.alias, small.alias));
    const own = titles({ items }).filter((title) => /^п/i.test(title));
    assert.deepEqual(own, own.toSorted(new Intl.Collator('ru').compare));
  });

  test('onlyOptics keeps the cities with an optician', async () => {
    const { db } = site();
    const opticians = await db
      .select({ cityId: shopTable.cityId })
      .from(shopTable)
      .where(eq(shopTable.kind, 'optician'));
    const served = new Set(opticians.map((row) => row.cityId));
    // One city is left without shops, another with a shop that is no longer an optician.
    const [bare, without] = all.filter((city) => served.has(city.id));
    assert.ok(bare && without);
    await db.delete(shopTable).where(eq(shopTable.cityId, bare.id));
    await db.update(shopTable).set({ kind: 'shop' }).where(eq(shopTable.cityId, without.id));
    // Whether an optician takes part in the free pair is irrelevant here.
    await db.delete(opticianStock);
    const left = (await site().result(citySearch, {})).items;
    assert.deepEqual(titles({ items: left }), titles({ items: all }));
    const expected = left.filter(
      (city) => served.has(city.id) && city.id !== bare.id && city.id !== without.id,
    );
    for (const onlyOptics of ['true', '1', true] as const) {
      assert.deepEqual((await site().result(citySearch, { onlyOptics })).items, expected);
    }
    for (const onlyOptics of ['false', '0', 'no', 'TRUE']) {
      const reply = await site().get(`/rest/city.search?onlyOptics=${onlyOptics}`);
      assert.equal(reply.headers.get('etag'), (await site().ask(citySearch)).headers.get('etag'));
    }
  });

  test('a city counts its shops', async () => {
    for (const city of (await site().result(citySearch, {})).items.slice(0, 20)) {
      const found = await site().result(shops, { cityName: city.title, count: 1 });
      assert.equal(found.total, city.shops, city.title);
    }
  });

  test('%, _ and \\ match literally', async () => {
    for (const query of ['%', '_', '\\', 'М%а', 'Москв_', '%%', '\\%']) {
      assert.deepEqual(titles(await site().result(citySearch, { query })), [], query);
    }
    const odd = { alias: 'city-odd', title: 'Сто%_\\Градск', region: 'Нигде', lat: 0, lon: 0 };
    await site().db.insert(cities).values(odd);
    for (const query of ['%', '_', '\\', '%_', '_\\', 'сто%_\\г']) {
      assert.deepEqual(titles(await site().result(citySearch, { query })), [odd.title], query);
    }
    assert.deepEqual(titles(await site().result(citySearch, { query: "'; --" })), []);
  });
});
