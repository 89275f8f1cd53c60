import { and, desc, eq } from 'drizzle-orm';
import type { ContentChange } from '../../contract/schemas/hook.ts';
import type { EntityRevision } from '../../contract/schemas/editor.ts';
import { contentHistory } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import type { Fields } from './collection.ts';

type State = {
  readonly collection: ContentChange['entity'];
  readonly id: number;
  readonly revision: number;
  readonly kind: ContentChange['kind'];
  readonly data: Fields;
  readonly who: string | null;
  readonly at: Date;
};

/** Keeps an entity as it is at a revision; one that is kept already stays as it is. */
export async function keepState(db: Database, state: State): Promise<void> {
  const { collection, id: entityId, revision, kind, data, who, at: savedAt } = state;
  await db
    .insert(contentHistory)
    .values({ collection, entityId, revision, kind, data, who, savedAt })
    .onConflictDoNothing();
}

type Row = typeof contentHistory.$inferSelect;

const asRevision = ({ revision, kind, who, savedAt, data }: Row): EntityRevision => ({
  revision,
  kind,
  who,
  saved_at: savedAt.toISOString(),
  data,
});

/** Newest first. */
export async function statesOf(
  db: Database,
  collection: ContentChange['entity'],
  id: number,
): Promise<EntityRevision[]> {
  const rows = await db
    .select()
    .from(contentHistory)
    .where(and(eq(contentHistory.collection, collection), eq(contentHistory.entityId, id)))
    .orderBy(desc(contentHistory.revision));
  return rows.map(asRevision);
}
