/** The record of a deletion, stored with its state in the history until the entity is restored. */
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { descriptions } from '../../../contract/collections/all.ts';
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { Database } from '../../db/database.ts';
import { contentHistory } from '../../db/schema.ts';
import type { Detached, KeptLink } from '../../db/schema-editor.ts';

const NOTHING: Detached = { links: [], belongings: {} };

const deletions = (name: ContentCollection) =>
  and(eq(contentHistory.collection, name), eq(contentHistory.kind, 'deleted'));

/** The newest deletion of an entity. */
async function newestDeletion(db: Database, name: ContentCollection, id: number) {
  const [row] = await db
    .select({ revision: contentHistory.revision, detached: contentHistory.detached })
    .from(contentHistory)
    .where(and(deletions(name), eq(contentHistory.entityId, id)))
    .orderBy(desc(contentHistory.revision))
    .limit(1);
  return row ?? null;
}

/** The links and belongings that the newest deletion of an entity removed. */
export const detachedFrom = async (
  db: Database,
  name: ContentCollection,
  id: number,
): Promise<Detached> => (await newestDeletion(db, name, id))?.detached ?? NOTHING;

/** The id of the last deleted entity with an alias; null when there was none. */
export async function deletedId(
  db: Database,
  name: ContentCollection,
  alias: string,
): Promise<number | null> {
  const [row] = await db
    .select({ id: contentHistory.entityId })
    .from(contentHistory)
    .where(and(deletions(name), eq(sql`${contentHistory.data}->>'alias'`, alias)))
    .orderBy(desc(contentHistory.revision))
    .limit(1);
  return row?.id ?? null;
}

/** The last titles of deleted entities, by id and by alias, of those with these keys. */
export async function deletedTitles(
  db: Database,
  name: ContentCollection,
  keys: readonly (number | string)[],
): Promise<ReadonlyMap<number | string, string>> {
  const { entityId, data, revision } = contentHistory;
  const { title } = descriptions[name];
  const alias = sql<string | null>`${data}->>'alias'`;
  const ids = keys.filter((key) => typeof key === 'number');
  const aliases = keys.filter((key) => typeof key === 'string');
  const rows = await db
    .select({ id: entityId, alias, title: sql<string | null>`${data}->>${title}` })
    .from(contentHistory)
    .where(and(deletions(name), or(inArray(entityId, ids), inArray(alias, aliases))))
    .orderBy(asc(revision));
  // Of several deletions, the newest counts.
  return new Map(
    rows.flatMap((row): [number | string, string][] => {
      const told = entityTitle(name, { alias: row.alias, [title]: row.title });
      return [
        [row.id, told],
        [row.alias ?? row.id, told],
      ];
    }),
  );
}

const isSame = (one: KeptLink) => (other: KeptLink) =>
  (['collection', 'field', 'owner', 'target'] as const).every((key) => one[key] === other[key]);

/** Stores a link with the deleted entity at one of its ends, so that restoring it restores the link. */
export async function keepLinkFor(
  tx: Database,
  name: ContentCollection,
  id: number,
  link: KeptLink,
): Promise<void> {
  const deletion = await newestDeletion(tx, name, id);
  if (!deletion) return;
  const { links, belongings } = deletion.detached ?? NOTHING;
  if (links.some(isSame(link))) return;
  await tx
    .update(contentHistory)
    .set({ detached: { links: [...links, link], belongings } })
    .where(
      and(
        deletions(name),
        eq(contentHistory.entityId, id),
        eq(contentHistory.revision, deletion.revision),
      ),
    );
}
