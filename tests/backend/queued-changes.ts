import type { Database } from '../../backend/db/database.ts';
import * as tables from '../../backend/db/schema.ts';

/** Empties the queue. */
export const forget = (db: Database) => db.delete(tables.contentChanges);

/** The queued changes in order: entity, id, alias, kind. */
export async function queued(db: Database) {
  const rows = await db
    .select()
    .from(tables.contentChanges)
    .orderBy(tables.contentChanges.revision);
  return rows.map(({ entity, entityId, alias, kind }) => [entity, entityId, alias, kind]);
}
