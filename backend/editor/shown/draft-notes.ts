import { and, eq, inArray } from 'drizzle-orm';
import type { DraftNote } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';

/** That there are drafts of these entities, by the entity's id. */
export async function draftNotes(
  db: Database,
  collection: ContentCollection,
  ids: readonly number[],
): Promise<Map<number, DraftNote>> {
  if (ids.length === 0) return new Map();
  const { id, entityId, author, publishAt, error, updatedAt } = contentDrafts;
  const rows = await db
    .select({ id, entityId, author, publishAt, error, updatedAt })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.collection, collection), inArray(entityId, [...ids])));
  return new Map(
    rows.map((row) => [
      row.entityId ?? 0,
      {
        ...{ id: row.id, author: row.author, error: row.error },
        publish_at: row.publishAt?.toISOString() ?? null,
        updated_at: row.updatedAt.toISOString(),
      },
    ]),
  );
}
