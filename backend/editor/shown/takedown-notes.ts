import { and, eq, inArray } from 'drizzle-orm';
import type { Takedown } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';

type Row = typeof contentTakedowns.$inferSelect;

export const takedownNote = ({ at, setId, detach, author, error }: Row): Takedown => ({
  at: at?.toISOString() ?? null,
  set_id: setId,
  detach,
  author,
  error,
});

/** That these entities are to be taken down, by the entity's id. */
export async function takedownNotes(
  db: Database,
  collection: ContentCollection,
  ids: readonly number[],
): Promise<Map<number, Takedown>> {
  if (ids.length === 0) return new Map();
  const { collection: name, entityId } = contentTakedowns;
  const rows = await db
    .select()
    .from(contentTakedowns)
    .where(and(eq(name, collection), inArray(entityId, [...ids])));
  return new Map(rows.map((row) => [row.entityId, takedownNote(row)]));
}
