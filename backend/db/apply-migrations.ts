import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Migration } from './migration-files.ts';
import { assertNotTooNew, migrationState, noteServing } from './migration-state.ts';

export type Applying = {
  /** Of the database, for sentences. */
  readonly place: string;
  readonly log: (message: string) => void;
  readonly rest?: (ms: number) => Promise<unknown>;
};

/**
 * A change of a table waits for whoever uses it, and everybody else then waits behind it: so it
 * gives up soon, lets them pass and tries again.
 */
const LOCK_PATIENCE = '2s';
const TRIES = 30;
const BETWEEN_TRIES = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** The table by which drizzle's own migrator remembers, too. */
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
 * Applies the migrations that a database has not had, each in a transaction of its own unless it
 * says otherwise. The caller sees to it that nobody else does the same meanwhile.
 * @returns their tags.
 * @throws StopError when the database is of a version that this program cannot work with.
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
        if (migration.isStepwise) await run(db, migration);
        else await db.transaction((tx) => run(tx, migration));
        break;
      } catch (error) {
        if (!isLockedOut(error) || tries === TRIES) throw error;
        log(`${migration.tag} waits for those who use its tables.`);
        await rest(BETWEEN_TRIES);
      }
    }
  }
  // A newer program has noted more than this one knows.
  if (!isNewer) await noteServing(db, known);
  return state.missing;
}
