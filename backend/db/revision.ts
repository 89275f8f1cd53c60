import { max, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { contentChanges } from './schema.ts';

/**
 * Whether another transaction has an uncommitted edit: taking a number from the sequence locks it until
 * the transaction ends.
 */
const underWay = sql<boolean>`exists (
  select from pg_locks
  where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
    and relation = 'content_revision'::regclass
    and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
)`;

/**
 * The revision of the whole content, which every edit increments. Content read after it is at least
 * that new. Null while an edit is in progress.
 */
export async function contentRevision(db: Database): Promise<number | null> {
  // The number first, then the locks: an edit between the two belongs to the next revision.
  const [row] = await db
    .select({ value: sql`last_value`.mapWith(Number), underWay })
    .from(sql`content_revision`);
  return row && !row.underWay ? row.value : null;
}

/**
 * The revision of the newest recorded change that readers of the content can see; null if none is
 * recorded. Unlike the content's revision, it does not count edits that were rolled back.
 */
export async function savedRevision(db: Database): Promise<number | null> {
  const [row] = await db.select({ value: max(contentChanges.revision) }).from(contentChanges);
  return row?.value ?? null;
}
