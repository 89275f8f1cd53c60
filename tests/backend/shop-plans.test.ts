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

  /** How the database would answer, as it says itself. */
  async function planOf(query: { getSQL(): SQL }): Promise<string> {
    const reply = await site().db.execute(sql`explain ${query.getSQL()}`);
    return v
      .parse(plan, reply)
      .rows.map((row) => row['QUERY PLAN'])
      .join('\n');
  }

  test('of 5,000 shops the ones of a city are found by an index', async () => {
    const { db } = site();
    assert.match(await planOf(selectShops(db, eq(shops.cityId, MOSCOW.id))), /shops_city/);
    const kind = and(eq(shops.cityId, MOSCOW.id), eq(shops.kind, 'online'));
    assert.match(await planOf(selectShops(db, kind)), /shops_(?:city|kind)/);
  });

  test('a page of the whole country is read in its order, not sorted', async () => {
    const { db } = site();
    for (const where of [undefined, eq(shops.kind, 'shop')]) {
      const found = await planOf(selectShops(db, where).limit(200).offset(200));
      assert.doesNotMatch(found, /Seq Scan on shops/);
    }
  });

  test('the nearest city is found without reading the shops of all', async () => {
    for (const wanted of [undefined, eq(shops.kind, 'online')]) {
      const found = await planOf(nearestCity(site().db, MOSCOW, wanted));
      assert.match(found, /Nested Loop/);
      assert.doesNotMatch(found, /Seq Scan on shops/);
    }
  });

  test('a city is found by its title', async () => {
    const { db } = site();
    // Of 170 cities a scan costs no more; what counts is that the index serves.
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      const query = citiesCalled(transaction, 'Казань').getSQL();
      const reply = await transaction.execute(sql`explain ${query}`);
      const lines = v.parse(plan, reply).rows.map((row) => row['QUERY PLAN']);
      assert.match(lines.join('\n'), /cities_title/);
    });
  });
});
