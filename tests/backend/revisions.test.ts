import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, count, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { entityTables } from '../../backend/db/content-tables.ts';
import { articles, documents, faqItems, formerAddresses } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { onEveryEngine } from '../contract/site.ts';
import { highestRevision } from './rows.ts';

const counted = entityTables;
type Counted = { readonly revision: number; readonly updatedAt: Date };

/** Revision and update time of every row. */
function stamps(db: Database, table: (typeof counted)[number]): Promise<Counted[]> {
  const { revision, updatedAt } = getTableColumns(table);
  return db.select({ revision, updatedAt }).from(table).orderBy(asc(revision));
}

/** A key of the table that can be changed in all rows at the same time. */
function key(table: (typeof counted)[number]) {
  const name = getTableName(table);
  if (name === getTableName(documents)) return sql.identifier('code');
  return sql.identifier(name === getTableName(formerAddresses) ? 'section' : 'alias');
}

onEveryEngine((site) => {
  for (const table of counted) {
    test(`a write without changes in ${getTableName(table)} gets no new revision`, async () => {
      const { db } = site();
      const before = await stamps(db, table);
      assert.ok(before.length > 0);
      await db.execute(sql`update ${table} set ${key(table)} = ${key(table)}`);
      assert.deepEqual(await stamps(db, table), before);
    });

    test(`a change in ${getTableName(table)} gets a revision higher than all before`, async () => {
      const { db } = site();
      const highest = await highestRevision(db);
      const before = await stamps(db, table);
      await db.execute(sql`update ${table} set ${key(table)} = ${key(table)} || 'x'`);
      const after = await stamps(db, table);
      assert.equal(
        new Set(after.map((row) => row.revision)).size,
        before.length,
        'each row gets its own revision: see tests/backend/content-triggers.test.ts',
      );
      for (const row of after) assert.ok(row.revision > highest);
      const newest = Math.max(...before.map((row) => row.updatedAt.getTime()));
      for (const row of after) assert.ok(row.updatedAt.getTime() >= newest);
    });
  }

  test('the revision and the update time cannot be set by hand', async () => {
    const { db } = site();
    const highest = await highestRevision(db);
    const past = new Date(0);
    await db
      .update(faqItems)
      .set({ revision: 1, updatedAt: past, answer: '<p>Иначе</p>' })
      .where(eq(faqItems.id, 1));
    const [row] = await db.select().from(faqItems).where(eq(faqItems.id, 1));
    assert.ok(row && row.revision > highest && row.updatedAt > past);
  });

  test('the update time has whole milliseconds, as a response can carry them', async () => {
    const finer = sql`${articles.updatedAt} <> date_trunc('milliseconds', ${articles.updatedAt})`;
    const [found] = await site().db.select({ finer: count() }).from(articles).where(finer);
    assert.deepEqual(found, { finer: 0 });
  });

  test('a rolled back change leaves no trace', async () => {
    const { db } = site();
    const all = () =>
      db
        .select({ revision: articles.revision, title: articles.title })
        .from(articles)
        .orderBy(asc(articles.id));
    const before = await all();
    const change = db.transaction(async (transaction) => {
      await transaction.update(articles).set({ title: 'Иначе' });
      throw new Error('taken back');
    });
    await assert.rejects(change, /taken back/);
    assert.deepEqual(await all(), before);
  });
});
