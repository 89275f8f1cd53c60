/**
 * A seed of many shops and articles: what it contains, how shops are found among them, and that a seed of the
 * usual size replaces it.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { articles, opticianStock, shops } from '../../backend/db/schema.ts';
import { nearestCity } from '../../backend/shops/nearest-city.ts';
import { citiesCalled, selectShops } from '../../backend/shops/shop-rows.ts';
import { readArticles } from '../../backend/seed/articles.ts';
import { growArticles } from '../../backend/seed/grow.ts';
import { seed } from '../../backend/seed/load.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { onEveryEngine } from '../contract/site.ts';

const MOSCOW = { id: 6281, lat: 55.7558, lon: 37.6173 };
const MANY = { articles: 60, shops: 5000 };
const draw = async () => new Uint8Array();
const plan = v.object({ rows: v.array(v.object({ 'QUERY PLAN': v.string() })) });

let mediaDir: string;
before(() => {
  mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-media-'));
});
after(() => rmSync(mediaDir, { recursive: true }));

onEveryEngine((site) => {
  before(async () => {
    const { articles: total } = MANY;
    assert.deepEqual(await seed(site().db, { media: diskStore(mediaDir), draw, ...MANY }), {
      articles: total,
    });
  });

  test('contains the written articles and the requested total', async () => {
    const { db } = site();
    assert.equal(await db.$count(articles), 60);
    const [grown] = await db.select().from(articles).where(eq(articles.id, 60));
    const expected = growArticles(await readArticles(), 60).at(-1);
    assert.deepEqual([grown?.alias, grown?.publishedOn], [expected?.alias, expected?.published]);
  });

  test('keeps the cities, each with an optician and a phone', async () => {
    const { db } = site();
    const rows = await db.select().from(shops);
    assert.equal(rows.length, 5000);
    assert.equal(new Set(rows.map((shop) => shop.phone)).size, 5000);
    const opticians = rows.filter((shop) => shop.kind === 'optician');
    assert.deepEqual(
      new Set(opticians.map((shop) => shop.cityId)),
      new Set(rows.map((shop) => shop.cityId)),
    );
    assert.ok((await db.$count(opticianStock)) > 1000);
  });

  /** The query plan that the database reports. */
  async function planOf(query: { getSQL(): SQL }): Promise<string> {
    const reply = await site().db.execute(sql`explain ${query.getSQL()}`);
    return v
      .parse(plan, reply)
      .rows.map((row) => row['QUERY PLAN'])
      .join('\n');
  }

  test('finds the shops of a city among 5,000 by an index', async () => {
    const { db } = site();
    assert.match(await planOf(selectShops(db, eq(shops.cityId, MOSCOW.id))), /shops_city/);
    const kind = and(eq(shops.cityId, MOSCOW.id), eq(shops.kind, 'online'));
    assert.match(await planOf(selectShops(db, kind)), /shops_(?:city|kind)/);
  });

  test('reads a page of the whole country in index order, without sorting', async () => {
    const { db } = site();
    for (const where of [undefined, eq(shops.kind, 'shop')]) {
      const found = await planOf(selectShops(db, where).limit(200).offset(200));
      assert.doesNotMatch(found, /Seq Scan on shops/);
    }
  });

  test('finds the nearest city without reading all shops', async () => {
    for (const wanted of [undefined, eq(shops.kind, 'online')]) {
      const found = await planOf(nearestCity(site().db, MOSCOW, wanted));
      assert.match(found, /Nested Loop/);
      assert.doesNotMatch(found, /Seq Scan on shops/);
    }
  });

  test('finds a city by its title', async () => {
    const { db } = site();
    // With 170 cities a scan costs no more; what matters is that the index can be used.
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      const query = citiesCalled(transaction, 'Казань').getSQL();
      const reply = await transaction.execute(sql`explain ${query}`);
      const lines = v.parse(plan, reply).rows.map((row) => row['QUERY PLAN']);
      assert.match(lines.join('\n'), /cities_title/);
    });
  });

  test('the next seed of the usual size removes all of it', async () => {
    const { db } = site();
    await seed(db, { media: diskStore(mediaDir), draw });
    assert.deepEqual([await db.$count(articles), await db.$count(shops)], [24, 400]);
  });
});
