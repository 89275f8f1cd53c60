/** Sets of changes as they are stored and read. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { ChangeSet } from '../../../contract/schemas/editor-sets.ts';
import { contentDrafts, contentSets, contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure, notFound } from '../../failure.ts';
import type { Fields } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { entitiesWith } from '../entities.ts';

export type SetRow = typeof contentSets.$inferSelect;
export type DraftRow = typeof contentDrafts.$inferSelect;
export type TakedownRow = typeof contentTakedowns.$inferSelect;
type Name = DraftRow['collection'];

/** How errors name a member. */
export const draftPath = ({ id }: Pick<DraftRow, 'id'>) => `drafts/${id}`;
export const takedownPath = ({
  collection,
  entityId,
}: Pick<TakedownRow, 'collection' | 'entityId'>) => `${collection}/${entityId}`;

/** The title of a member. */
export const titleOf = (name: Name, fields: Fields | undefined) => entityTitle(name, fields ?? {});

function stateOf({ publishedAt, error, publishAt }: SetRow): ChangeSet['state'] {
  if (publishedAt) return 'published';
  if (error !== null) return 'failed';
  return publishAt ? 'planned' : 'draft';
}

/** The same rule in SQL. */
export function inState(state: ChangeSet['state']): SQL | undefined {
  const { publishedAt, error, publishAt } = contentSets;
  if (state === 'published') return isNotNull(publishedAt);
  if (state === 'failed') return and(isNull(publishedAt), isNotNull(error));
  const isTimed = isNotNull(publishAt);
  return and(isNull(publishedAt), isNull(error), state === 'planned' ? isTimed : not(isTimed));
}

/** The drafts of sets, in the order of their creation. */
export const draftsIn = (db: Database, sets: readonly number[]) =>
  db
    .select()
    .from(contentDrafts)
    .where(inArray(contentDrafts.setId, [...sets]))
    .orderBy(asc(contentDrafts.id));

/** The takedowns of these sets. */
export const takedownsIn = (db: Database, sets: readonly number[]) =>
  db
    .select()
    .from(contentTakedowns)
    .where(inArray(contentTakedowns.setId, [...sets]))
    .orderBy(asc(contentTakedowns.id));

/** Entities with a planned takedown, by path. */
async function entitiesOf(db: Database, takedowns: readonly TakedownRow[]) {
  const found = new Map<string, Fields>();
  for (const [name, own] of Map.groupBy(takedowns, ({ collection }) => collection)) {
    const ids = own.map(({ entityId }) => entityId);
    for (const entity of await entitiesWith(db, collectionNamed(name), ids)) {
      found.set(`${name}/${entity.id}`, entity);
    }
  }
  return found;
}

/** Sets with their members. */
async function asSets(db: Database, rows: readonly SetRow[]): Promise<ChangeSet[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [drafts, takedowns] = [await draftsIn(db, ids), await takedownsIn(db, ids)];
  const entities = await entitiesOf(db, takedowns);
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, revision: row.version, state: stateOf(row) },
    publish_at: row.publishAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    ...{ author: row.author, error: row.error },
    drafts: drafts
      .filter(({ setId }) => setId === row.id)
      .map(({ id, collection, entityId, data, version: revision, error }) => ({
        ...{ id, collection, entity_id: entityId, title: titleOf(collection, data) },
        ...{ revision, error },
      })),
    takedowns: takedowns
      .filter(({ setId }) => setId === row.id)
      .map((one) => {
        const { collection, entityId: id, detach, error } = one;
        const title = titleOf(collection, entities.get(takedownPath(one)));
        return { collection, id, title, detach, error };
      }),
    published: [...(row.published ?? [])],
    updated_at: row.updatedAt.toISOString(),
  }));
}

/** A set as editors read it. */
export async function asSet(db: Database, row: SetRow): Promise<ChangeSet> {
  const [found] = await asSets(db, [row]);
  if (!found) throw new Error('A set was lost');
  return found;
}

const missing = () => notFound('Набор', 'не\u00a0найден');

/** @throws Failure `not_found`. */
export async function readSet(db: Database, id: number): Promise<ChangeSet> {
  const [row] = await db.select().from(contentSets).where(eq(contentSets.id, id));
  if (!row) throw missing();
  return asSet(db, row);
}

/**
 * Locks a set that is not published yet.
 * @param expected the revision that its editor has read.
 * @throws Failure `not_found`, `edit_conflict`.
 */
export async function holdSet(
  tx: Database,
  id: number,
  expected: number | null = null,
): Promise<SetRow> {
  const [row] = await tx.select().from(contentSets).where(eq(contentSets.id, id)).for('update');
  if (!row) throw missing();
  if (row.publishedAt) throw new Failure('edit_conflict', 'Этот набор уже опубликован');
  if (expected !== null && expected !== row.version) {
    throw new Failure('edit_conflict', 'Пока вы\u00a0работали, набор изменил кто-то другой', {
      revision: `Сейчас ${row.version}`,
    });
  }
  return row;
}

export type Asked = {
  readonly state?: ChangeSet['state'] | undefined;
  readonly page: number;
  readonly count: number;
};

/** Newest first. */
export async function listSets(
  db: Database,
  { state, page, count }: Asked,
): Promise<{ items: ChangeSet[]; total: number }> {
  const where = state && inState(state);
  const rows = await db
    .select()
    .from(contentSets)
    .where(where)
    .orderBy(desc(contentSets.id))
    .limit(count)
    .offset((page - 1) * count);
  return { items: await asSets(db, rows), total: await db.$count(contentSets, where) };
}
