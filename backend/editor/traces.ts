/** The records that a save adds besides the row: a state of the entity, and a line of the log. */
import { sql } from 'drizzle-orm';
import { contentHistory } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { logStatement, type Entry } from './log.ts';

/** An entity at a revision. */
export type State = typeof contentHistory.$inferInsert;

export type Trace = { readonly states: readonly State[]; readonly logged: Entry };

/** Saves per statement, within the number of its parameters. */
const AT_ONCE = 250;

/** The statement that records states; existing records do not change. */
export const stateStatement = (db: Database, states: State[]) =>
  db.insert(contentHistory).values(states).onConflictDoNothing();

/** A single statement records several saves, as every save waits for it. */
export async function writeTraces(db: Database, traces: readonly Trace[]): Promise<void> {
  for (let from = 0; from < traces.length; from += AT_ONCE) {
    const some = traces.slice(from, from + AT_ONCE);
    const kept = stateStatement(
      db,
      some.flatMap(({ states }) => states),
    );
    const log = logStatement(
      db,
      some.map(({ logged }) => logged),
    );
    await db.execute(sql`with kept as (${kept.getSQL()}) ${log.getSQL()}`);
  }
}
