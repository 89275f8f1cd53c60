import { asc, eq } from 'drizzle-orm';
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { PlannedTakedown } from '../../../contract/schemas/editor-takedown.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { collectionNamed } from '../collections/index.ts';
import { entitiesWith } from '../entities.ts';
import { takedownNote } from '../shown/takedown-note.ts';

type Row = typeof contentTakedowns.$inferSelect;

export type Asked = {
  readonly collection?: ContentCollection | undefined;
  readonly page: number;
  readonly count: number;
};

const placeOf = (collection: string, id: number) => `${collection}/${id}`;

/** Titles of the entities with a planned takedown, by path. */
async function titlesOf(db: Database, rows: readonly Row[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [name, own] of Map.groupBy(rows, ({ collection }) => collection)) {
    const ids = own.map(({ entityId }) => entityId);
    for (const entity of await entitiesWith(db, collectionNamed(name), ids)) {
      titles.set(placeOf(name, entity.id), entityTitle(name, entity));
    }
  }
  return titles;
}

/** Planned takedowns: the next one first, then those that belong to a set. */
export async function listTakedowns(
  db: Database,
  { collection: name, page, count }: Asked,
): Promise<{ items: PlannedTakedown[]; total: number }> {
  const { id, collection, at } = contentTakedowns;
  const where = name && eq(collection, name);
  const rows = await db
    .select()
    .from(contentTakedowns)
    .where(where)
    .orderBy(asc(at), asc(id))
    .limit(count)
    .offset((page - 1) * count);
  const titles = await titlesOf(db, rows);
  const items = rows.map((row) => ({
    collection: row.collection,
    id: row.entityId,
    title: titles.get(placeOf(row.collection, row.entityId)) ?? '',
    ...takedownNote(row),
  }));
  return { items, total: await db.$count(contentTakedowns, where) };
}
