import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Migration } from './migration-files.ts';
import { assertNotTooNew, migrationState, noteServing } from './migration-state.ts';

export type Applying = {
  /** Where the database is, for messages. */
  readonly place: string;
  readonly log: (message: string) => void;
  readonly rest?: (ms: number) => Promise<unknown>;
};

/**
 * An `alter table` waits for running transactions, and all later queries queue behind it. So it times
 * out early, lets them pass and retries.
 */
const LOCK_PATIENCE = '2s';
const TRIES = 30;
const BETWEEN_TRIES = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Creates the table in which drizzle's own migrator also records migrations. */
async function makeMemory(db: Database): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
}

async function run(db: Database, { statements, hash, when }: Migration): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`,
  );
}

const isLockedOut = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockedOut(error.cause));

/**
 * Applies the pending migrations, each in a transaction of its own unless it is marked otherwise. The
 * caller makes sure that nobody else migrates meanwhile.
 * @returns the tags of the applied migrations.
 * @throws StopError when this program cannot work with the database's version.
 */
export async function applyMigrations(
  db: Database,
  known: readonly Migration[],
  { place, log, rest = pause }: Applying,
): Promise<readonly string[]> {
  const state = await migrationState(db, known);
  const isNewer = assertNotTooNew(state, known, place);
  if (state.missing.length === 0) return [];
  await makeMemory(db);
  await db.execute(sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, false)`);
  for (const migration of known.filter(({ tag }) => state.missing.includes(tag))) {
    for (let tries = 1; ; tries += 1) {
      try {
        if (migration.isNonTransactional) await run(db, migration);
        else await db.transaction((tx) => run(tx, migration));
        break;
      } catch (error) {
        if (!isLockedOut(error) || tries === TRIES) throw error;
        log(`${migration.tag} waits for those who use its tables.`);
        await rest(BETWEEN_TRIES);
      }
    }
  }
  // A newer program has recorded more than this one knows.
  if (!isNewer) await noteServing(db, known);
  return state.missing;
}
