import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DraftNote, Takedown } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { contentDrafts, contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { Collection } from '../collection.ts';
import { takedownNote } from './takedown-note.ts';

/** The drafts and planned takedowns of entities, by the entity's id. */
export type Notes = {
  readonly drafts: ReadonlyMap<number, DraftNote>;
  readonly takedowns: ReadonlyMap<number, Takedown>;
};

/** Whether a row has no notes, as a subquery. */
export const isBare = ({ name, table }: Pick<Collection, 'name' | 'table'>): SQL<boolean> => {
  const queries = [contentDrafts, contentTakedowns].map(
    (notes) =>
      sql`exists (select from ${notes} where ${notes.collection} = ${name}
        and ${notes.entityId} = ${table}.id)`,
  );
  return sql<boolean>`not (${sql.join(queries, sql` or `)})`;
};

/** A single statement reads both: every response to a save waits for it. */
const rowsOf = (db: Database, collection: ContentCollection, ids: number[]) =>
  unionAll(
    db
      .select({
        isDraft: sql<boolean>`true`,
        id: contentDrafts.id,
        entityId: contentDrafts.entityId,
        at: contentDrafts.publishAt,
        author: contentDrafts.author,
        error: contentDrafts.error,
        updatedAt: contentDrafts.updatedAt,
        setId: contentDrafts.setId,
        detach: sql<boolean>`false`,
      })
      .from(contentDrafts)
      .where(and(eq(contentDrafts.collection, collection), inArray(contentDrafts.entityId, ids))),
    db
      .select({
        isDraft: sql<boolean>`false`,
        id: contentTakedowns.id,
        entityId: sql<number | null>`${contentTakedowns.entityId}`,
        at: contentTakedowns.at,
        author: contentTakedowns.author,
        error: contentTakedowns.error,
        updatedAt: sql<Date>`'epoch'::timestamptz`,
        setId: contentTakedowns.setId,
        detach: sql<boolean>`${contentTakedowns.detach}`,
      })
      .from(contentTakedowns)
      .where(
        and(eq(contentTakedowns.collection, collection), inArray(contentTakedowns.entityId, ids)),
      ),
  );

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const draftNote = ({ id, author, error, at, updatedAt }: Row): DraftNote => ({
  ...{ id, author, error },
  publish_at: at?.toISOString() ?? null,
  updated_at: updatedAt.toISOString(),
});

/** Notes of these entities of a collection. */
export async function notesOf(
  db: Database,
  collection: ContentCollection,
  ids: readonly number[],
): Promise<Notes> {
  const rows = ids.length === 0 ? [] : await rowsOf(db, collection, [...ids]);
  const some = (isDraft: boolean) => rows.filter((row) => row.isDraft === isDraft);
  return {
    drafts: new Map(some(true).map((row) => [row.entityId ?? 0, draftNote(row)])),
    takedowns: new Map(some(false).map((row) => [row.entityId ?? 0, takedownNote(row)])),
  };
}
