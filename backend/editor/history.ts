import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ContentChange } from '../../contract/schemas/hook.ts';
import type { EditedEntity, EntityRevision } from '../../contract/schemas/editor.ts';
import { contentHistory } from '../db/schema.ts';
import type { Detached } from '../db/schema-editor.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Fields } from './collection.ts';
import { stateStatement, type State } from './traces.ts';

type Made = {
  readonly kind: ContentChange['kind'];
  readonly who: string | null;
  readonly at: Date;
  /** The links and belongings that a deletion took away. */
  readonly detached?: Detached;
};

/** The fields of an entity that a restore writes back. */
function writable({ id: _, updated_at: __, revision: ___, ...fields }: EditedEntity): Fields {
  return fields;
}

/** An entity at its revision, before a change if nothing is known about who made it. */
const stateOf = ({ name: collection }: Collection, entity: EditedEntity, made?: Made): State => ({
  collection,
  entityId: entity.id,
  revision: entity.revision,
  kind: made?.kind ?? 'changed',
  data: writable(entity),
  detached: made?.detached ?? null,
  who: made?.who ?? null,
  savedAt: made?.at ?? new Date(entity.updated_at),
});

/** Rows per statement, within the number of its parameters. */
const AT_ONCE = 500;

async function keep(db: Database, states: readonly State[]): Promise<void> {
  for (let from = 0; from < states.length; from += AT_ONCE) {
    await stateStatement(db, states.slice(from, from + AT_ONCE));
  }
}

/**
 * Records entities of a collection at their revisions.
 * @param made absent for states from before a change, whose author may be unknown.
 */
export const keepEntities = (
  db: Database,
  collection: Collection,
  entities: readonly EditedEntity[],
  made?: Made,
): Promise<void> =>
  keep(
    db,
    entities.map((entity) => stateOf(collection, entity, made)),
  );

/** An entity before a save, and whether that state is already recorded. */
type Before = { readonly entity: EditedEntity; readonly isKept: boolean };

/** The states that a save adds to the history, including the one before it unless it is recorded. */
export const statesOfSave = (
  collection: Collection,
  before: Before | null,
  after: EditedEntity,
  made: Omit<Made, 'kind'>,
): State[] => [
  ...(before && !before.isKept ? [stateOf(collection, before.entity)] : []),
  stateOf(collection, after, { ...made, kind: before ? 'changed' : 'created' }),
];

/** Whether the present state of a row is recorded, as a subquery. */
export const isKept = ({ name, table }: Collection): SQL<boolean> => {
  const { collection, entityId, revision } = contentHistory;
  const own = and(
    eq(collection, name),
    sql`${entityId} = ${table}.id`,
    sql`${revision} = ${table}.revision`,
  );
  return sql<boolean>`exists (select from ${contentHistory} where ${own})`;
};

/** Records one entity. */
export const keepEntity = (
  db: Database,
  collection: Collection,
  entity: EditedEntity,
  made?: Made,
): Promise<void> => keepEntities(db, collection, [entity], made);

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
