import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { articles, documents, faqItems } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/open.ts';
import { onEveryEngine } from '../contract/site.ts';
import { contentTables, highestRevision } from './rows.ts';

const counted = contentTables.filter((table) => 'revision' in table);

/** Revision and date of change of every row. */
async function stamps(db: Database, table: (typeof counted)[number]) {
  const { revision, updatedAt } = getTableColumns(table);
  return db.select({ revision, updatedAt }).from(table).orderBy(asc(revision));
}

onEveryEngine((site) => {
  test('every kind of content is counted', () => {
    assert.equal(counted.length, 16);
  });

  for (const table of counted) {
    test(`a write that changes nothing in ${getTableName(table)} gets no new revision`, async () => {
      const { db } = site();
      const before = await stamps(db, table);
      assert.ok(before.length > 0);
      const [column] = Object.values(getTableColumns(table)).filter((own) => own.dataType === 'json' || own.name === 'title' || own.name === 'text' || own.name === 'question');
      assert.ok(column);
      const name = sql.identifier(column.name);
      await db.execute(sql`update ${table} set ${name} = ${name}`);
      assert.deepEqual(await stamps(db, table), before);
    });

    test(`a change in ${getTableName(table)} gets a revision higher than all there were`, async () => {
      const { db } = site();
      const highest = await highestRevision(db);
      const before = await stamps(db, table);
      const key = sql.identifier(table === documents ? 'code' : 'alias');
      await db.execute(sql`update ${table} set ${key} = ${key} || 'x'`);
      const after = await stamps(db, table);
      assert.equal(new Set(after.map((row) => row.revision)).size, before.length);
      for (const row of after) assert.ok(row.revision > highest);
      const newest = Math.max(...before.map((row) => row.updatedAt.getTime()));
      for (const row of after) assert.ok(row.updatedAt.getTime() >= newest);
    });
  }

  test('nobody sets a revision or a date of change by hand', async () => {
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

  test('the date of change is what a reply can carry: whole milliseconds', async () => {
    const rows = await site().db.execute(
      sql`select 1 from articles where updated_at <> date_trunc('milliseconds', updated_at)`,
    );
    assert.deepEqual(rows, { ...rows, rows: [] });
  });

  test('a change that is taken back leaves nothing behind', async () => {
    const { db } = site();
    const before = await stamps(db, articles as unknown as (typeof counted)[number]);
    await assert.rejects(
      db.transaction(async (transaction) => {
        await transaction.update(articles).set({ title: 'Иначе' });
        throw new Error('taken back');
      }),
      /taken back/,
    );
    assert.deepEqual(await stamps(db, articles as unknown as (typeof counted)[number]), before);
  });
});
