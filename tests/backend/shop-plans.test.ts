import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { shops } from '../../backend/db/schema.ts';
import { nearestCity } from '../../backend/shops/nearest-city.ts';
import { citiesCalled, selectShops } from '../../backend/shops/shop-rows.ts';
import { seed } from '../../backend/seed/load.ts';
import { onEveryEngine } from '../contract/site.ts';

const MOSCOW = { id: 6281, lat: 55.7558, lon: 37.6173 };
const plan = v.object({ rows: v.array(v.object({ 'QUERY PLAN': v.string() })) });

let mediaDir: string;
before(() => {
  mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-media-'));
});
after(() => rmSync(mediaDir, { recursive: true }));

onEveryEngine((site) => {
  before(() => seed(site().db, { mediaDir, draw: async () => new Uint8Array(), shops: 5000 }));

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
});
