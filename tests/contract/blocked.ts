import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../backend/db/database.ts';

/** Timeout of every step in milliseconds. */
const PATIENCE = 20_000;

/** Waits until this many statements are blocked by another connection. */
export async function blocked(db: Database, many = 1): Promise<void> {
  const deadline = AbortSignal.timeout(PATIENCE);
  const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.$count(waiting)) < many) {
    deadline.throwIfAborted();
    await turn();
  }
}
