import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Rows of a raw statement: both PGlite and node-postgres return `{ rows }`. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const reply = (await db.execute(statement)) as { rows: Row[] };
  return reply.rows;
}
