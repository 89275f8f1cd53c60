import { and, desc, eq } from 'drizzle-orm';
import type { ContentChange } from '../../contract/schemas/hook.ts';
import type { EditedEntity, EntityRevision } from '../../contract/schemas/editor.ts';
import { contentHistory } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Fields } from './collection.ts';

type Made = {
  readonly kind: ContentChange['kind'];
  readonly who: string | null;
  readonly at: Date;
};

/** The fields of an entity that a restore writes back. */
function writable({ id: _, updated_at: __, revision: ___, ...fields }: EditedEntity): Fields {
  return fields;
}

/**
 * Records an entity at its revision; a recorded one does not change.
 * @param made absent for a state from before a change, whose author may be unknown.
 */
export async function keepEntity(
  db: Database,
  { name: collection }: Collection,
  entity: EditedEntity,
  made?: Made,
): Promise<void> {
  const { id: entityId, revision } = entity;
  const {
    kind,
    who,
    at: savedAt,
  } = made ?? {
    kind: 'changed',
    who: null,
    at: new Date(entity.updated_at),
  };
  const data = writable(entity);
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

const ofEntity = ({ name }: Collection, id: number) =>
  and(eq(contentHistory.collection, name), eq(contentHistory.entityId, id));

/** Newest first. */
export async function statesOf(
  db: Database,
  collection: Collection,
  id: number,
  { page, count }: { page: number; count: number },
): Promise<{ items: EntityRevision[]; total: number }> {
  const own = ofEntity(collection, id);
  const rows = await db
    .select()
    .from(contentHistory)
    .where(own)
    .orderBy(desc(contentHistory.revision))
    .limit(count)
    .offset((page - 1) * count);
  return { items: rows.map(asRevision), total: await db.$count(contentHistory, own) };
}

/** An entity at a revision; null when that is not recorded. */
export async function stateAt(
  db: Database,
  collection: Collection,
  id: number,
  revision: number,
): Promise<Fields | null> {
  const [row] = await db
    .select({ data: contentHistory.data })
    .from(contentHistory)
    .where(and(ofEntity(collection, id), eq(contentHistory.revision, revision)));
  return row?.data ?? null;
}
