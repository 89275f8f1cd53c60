import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Whether somebody else has counted an edit that nobody can read yet: who takes a number from the
 * sequence holds a lock on it until the transaction ends.
 */
const underWay = sql<boolean>`exists (
  select from pg_locks
  where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
    and relation = 'content_revision'::regclass
    and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
)`;

/**
 * The revision of the whole content, which every edit raises: what is read after it is at least as
 * new as it says. Null while an edit is under way.
 */
export async function contentRevision(db: Database): Promise<number | null> {
  // The number first, then the locks: an edit that comes between the two is the next one's.
  const [row] = await db
    .select({ value: sql`last_value`.mapWith(Number), underWay })
    .from(sql`content_revision`);
  return row && !row.underWay ? row.value : null;
}
