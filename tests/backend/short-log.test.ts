/** The embedded database's log stays short, so that a start after a kill has little to replay. */
import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../backend/db/open.ts';
import type { Database } from '../../backend/db/database.ts';
import { makeScratch } from '../contract/scratch.ts';
import { blankDirectory } from '../contract/snapshot.ts';
import { until } from './until.ts';

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
  const scratch = makeScratch('short-log');
  try {
    const directory = join(scratch, 'database');
    cpSync(await blankDirectory(), directory, { recursive: true });
    const rare = await openEmbedded(directory, { every: 3_600_000, most: MOST });
    await write(rare.db);
    assert.ok(await isLongerThan(rare.db, MOST), 'the database makes no checkpoint itself');
    await rare.db.execute(sql`drop table filler`);
    await rare.close();

    const often = await openEmbedded(directory, { every: 10, most: MOST });
    await often.db.transaction(async (tx) => {
      await write(tx);
      assert.ok(await isLongerThan(tx, MOST), 'no checkpoint in the middle of a transaction');
    });
    await until(async () => !(await isLongerThan(often.db, MOST)));
    await often.close();
  } finally {
    rmSync(scratch, { recursive: true });
  }
});
