import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';

/**
 * The revision of the whole content, which every edit raises: what was read after it is as new as
 * it says. Null while a write is under way: the sequence is ahead of what can be read then.
 */
export async function contentRevision(db: Database): Promise<number | null> {
  const [row] = await db
    .select({
      value: sql`last_value`.mapWith(Number),
      quiet: sql<boolean>`pg_snapshot_xmin(pg_current_snapshot()) = pg_snapshot_xmax(pg_current_snapshot())`,
    })
    .from(sql`content_revision`);
  return row?.quiet ? row.value : null;
}
