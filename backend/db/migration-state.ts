/** Whether a program and a database are compatible. */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { StopError } from '../../system/stop-error.ts';
import type { Database } from './database.ts';
import { lastOf, servesFrom, type Migration } from './migration-files.ts';

export type MigrationState = {
  /** Tags of pending migrations, in their order. */
  readonly missing: readonly string[];
  /** The number of applied migrations that this program does not know. */
  readonly unknown: number;
  /** The timestamp of the oldest migration that a program must know; null if nobody has recorded it. */
  readonly servesFrom: number | null;
};

const counted = v.pipe(v.unknown(), v.transform(Number));
const row = v.object({
  rows: v.array(v.object({ last: counted, unknown: counted, note: v.nullable(v.string()) })),
});
const present = v.object({ rows: v.array(v.object({ table: v.nullable(v.string()) })) });
const noted = v.pipe(v.string(), v.parseJson(), v.object({ servesFrom: v.number() }));

/** The timestamp of the oldest migration that a program must know, from the note in a database. */
export function servesFromNote(note: string | null | undefined): number | null {
  const read = v.safeParse(noted, note);
  return read.success ? read.output.servesFrom : null;
}

async function isEmpty(db: Database): Promise<boolean> {
  const reply = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  return v.parse(present, reply).rows[0]?.table == null;
}

/** Compares the migrations of a database with those that this program knows. */
export async function migrationState(
  db: Database,
  known: readonly Migration[],
): Promise<MigrationState> {
  if (await isEmpty(db)) {
    return { missing: known.map(({ tag }) => tag), unknown: 0, servesFrom: null };
  }
  const reply = await db.execute(sql`
    select coalesce(max(created_at), 0) as last,
      count(*) filter (where created_at > ${lastOf(known)}) as unknown,
      obj_description('drizzle.__drizzle_migrations'::regclass) as note
    from drizzle.__drizzle_migrations`);
  const [found] = v.parse(row, reply).rows;
  const last = found?.last ?? 0;
  return {
    missing: known.filter(({ when }) => when > last).map(({ tag }) => tag),
    unknown: found?.unknown ?? 0,
    servesFrom: servesFromNote(found?.note),
  };
}

/** Records which programs can still run, for those that do not know the latest migrations. */
export async function noteServing(db: Database, known: readonly Migration[]): Promise<void> {
  const note = JSON.stringify({ servesFrom: servesFrom(known) });
  await db.execute(sql`comment on table drizzle.__drizzle_migrations is ${sql.raw(`'${note}'`)}`);
}

/** Whether a program that does not know a database's latest migrations can work with it. */
export const isServed = (
  { servesFrom: from }: Pick<MigrationState, 'servesFrom'>,
  known: readonly Migration[],
): boolean => from !== null && from <= lastOf(known);

/**
 * A database may be newer than the program while a version is rolled out or after it was rolled back,
 * as long as it still has everything that the program uses.
 * @returns whether it is newer.
 * @throws StopError when the program cannot work with it.
 */
export function assertNotTooNew(
  state: MigrationState,
  known: readonly Migration[],
  place: string,
): boolean {
  if (state.unknown === 0) return false;
  if (isServed(state, known)) return true;
  throw new StopError(
    `The database at ${place} is of a newer version, with ${state.unknown} migrations that this one does not know; start the newer version.`,
  );
}

/** @throws StopError when migrations are pending that this process does not apply. */
export function assertMigrated({ missing }: MigrationState, place: string): void {
  if (missing.length === 0) return;
  const which = missing.length === 1 ? `${missing[0]} is` : `${missing.length} migrations are`;
  throw new StopError(
    `The database at ${place} is of an older version, ${which} missing; run npm run migrate first.`,
  );
}
