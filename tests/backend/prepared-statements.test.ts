/** Repeated statements of a PostgreSQL server are parsed and planned once for each connection. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from '../../backend/db/database.ts';
import { migrationsFolder } from '../../backend/db/open.ts';
import { openServer } from '../../backend/db/open-server.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { withEmptyDatabase } from '../contract/postgres.ts';

const things = pgTable('things', { name: text('name') });
const prepared = v.object({ rows: v.array(v.object({ name: v.string() })) });

/** The statements about things that a connection has prepared, by their names. */
async function preparedIn(db: Pick<Database, 'execute'>): Promise<readonly string[]> {
  const reply = await db.execute(
    sql`select name from pg_prepared_statements where statement like ${'select %from "things"'} order by prepare_time`,
  );
  return v.parse(prepared, reply).rows.map(({ name }) => name);
}

// The embedded database prepares statements in its client.
for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
  describe('statements of a PostgreSQL server', () => {
    const withThings = (work: (db: Database) => Promise<void>) =>
      withEmptyDatabase(server, async (url) => {
        const opened = await openServer(url, { migrationsFolder, connections: 1 });
        try {
          await opened.db.execute(sql`create table things (name text)`);
          await opened.db.insert(things).values({ name: 'lens' });
          await work(opened.db);
        } finally {
          await opened.close();
        }
      });
    const read = (db: Pick<Database, 'select'>) => db.select().from(things);

    test('are prepared when they are repeated, in transactions as well', async () => {
      await withThings(async (db) => {
        await read(db);
        await read(db);
        assert.deepEqual(await preparedIn(db), []);
        await db.transaction(async (tx) => assert.deepEqual(await read(tx), [{ name: 'lens' }]));
        assert.equal((await preparedIn(db)).length, 1);
        assert.deepEqual(await read(db), [{ name: 'lens' }]);
        assert.equal((await preparedIn(db)).length, 1);
      });
    });

    test('are prepared again once a migration has changed the types of their rows', async () => {
      await withThings(async (db) => {
        for (let one = 0; one < 3; one += 1) await read(db);
        const before = await preparedIn(db);
        assert.equal(before.length, 1);
        await db.execute(sql`alter table things alter column name type varchar(40)`);
        await assert.rejects(async () => read(db));
        for (let one = 0; one < 3; one += 1) {
          assert.deepEqual(await read(db), [{ name: 'lens' }]);
        }
        assert.notDeepEqual((await preparedIn(db)).at(-1), before[0]);
      });
    });
  });
}
