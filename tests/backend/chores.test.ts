/** What PostgreSQL's background processes do, done by the embedded database itself. */
import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../backend/db/open.ts';
import type { ChoreLimits } from '../../backend/db/chores.ts';
import type { Database } from '../../backend/db/database.ts';
import { makeScratch } from '../contract/scratch.ts';
import { blankDirectory } from '../contract/snapshot.ts';
import { until } from './until.ts';

/** Works on a new database at one speed after the other. */
async function withDatabase(
  work: (open: (limits: Partial<ChoreLimits>) => ReturnType<typeof openEmbedded>) => Promise<void>,
): Promise<void> {
  const scratch = makeScratch('chores');
  try {
    const directory = join(scratch, 'database');
    cpSync(await blankDirectory(), directory, { recursive: true });
    await work((limits) => openEmbedded(directory, limits));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const NEVER = 3_600_000;
const MOST = 1024 * 1024;

/** Whether more than that would have to be replayed. */
const isLongerThan = async (db: Database, bytes: number) =>
  (await db.$count(
    sql`pg_control_checkpoint()`,
    sql`pg_current_wal_insert_lsn() - redo_lsn > ${bytes}`,
  )) > 0;

/** Writes more than `MOST`. */
const write = (db: Database) =>
  db.execute(sql`create table filler as
    select md5(number::text) as words from generate_series(1, 40000) as number`);

test('checkpoints are made automatically, between transactions', async () => {
  await withDatabase(async (open) => {
    const rare = await open({ every: NEVER, log: MOST });
    await write(rare.db);
    assert.ok(await isLongerThan(rare.db, MOST), 'the database makes no checkpoint itself');
    await rare.db.execute(sql`drop table filler`);
    await rare.close();

    const often = await open({ every: 10, log: MOST });
    await often.db.transaction(async (tx) => {
      await write(tx);
      assert.ok(await isLongerThan(tx, MOST), 'no checkpoint in the middle of a transaction');
    });
    await until(async () => !(await isLongerThan(often.db, MOST)));
    await often.close();
  });
});

test('dead rows are removed automatically, once a table has many', async () => {
  await withDatabase(async (open) => {
    const { db, close } = await open({ every: 10, dead: 100 });
    const table = sql`pg_stat_user_tables`;
    const isTidied = async (name: string) =>
      (await db.$count(table, sql`relname = ${name} and vacuum_count > 0`)) > 0;
    await db.execute(sql`create table few as select generate_series(1, 50) as number`);
    await db.execute(sql`create table many as select generate_series(1, 50) as number`);
    await db.execute(sql`update few set number = number + 1`);
    for (let times = 0; times < 3; times += 1) {
      await db.execute(sql`update many set number = number + 1`);
    }
    await until(() => isTidied('many'));
    assert.equal(await isTidied('few'), false);
    assert.equal(await db.$count(table, sql`relname = 'many' and n_dead_tup > 0`), 0);
    await close();
  });
});
