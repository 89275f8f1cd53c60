/** The draft and the planned takedown of an entity, which outlive it or are deleted with it. */
import { and, eq } from 'drizzle-orm';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { contentDrafts, contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { Collection } from '../collection.ts';
import { rowOf } from '../entities.ts';
import { isId } from '../rows.ts';

/** The draft of an entity. */
const draftOf = (name: ContentCollection, id: number) =>
  and(eq(contentDrafts.collection, name), eq(contentDrafts.entityId, id));

/** The planned takedown of an entity. */
export const takedownOf = (name: ContentCollection, id: number) =>
  and(eq(contentTakedowns.collection, name), eq(contentTakedowns.entityId, id));

/**
 * Locks the draft and the takedown of an entity. Removing and restoring do so before `holdContent`, like
 * publishing a draft: a different order would deadlock.
 * @param key id or alias.
 */
export async function holdBeside(tx: Database, collection: Collection, key: string): Promise<void> {
  const { name } = collection;
  const id = isId(key) ? Number(key) : Number((await rowOf(tx, collection, key))?.['id'] ?? 0);
  await tx
    .select({ id: contentTakedowns.id })
    .from(contentTakedowns)
    .where(takedownOf(name, id))
    .for('update');
  await tx
    .select({ id: contentDrafts.id })
    .from(contentDrafts)
    .where(draftOf(name, id))
    .for('update');
}

/** Deletes the takedown of a removed entity. */
export async function dropTakedown(
  tx: Database,
  name: ContentCollection,
  id: number,
): Promise<void> {
  await tx.delete(contentTakedowns).where(takedownOf(name, id));
}

/** Marks the draft of a restored entity as an ordinary one. */
export async function forgetUnpublished(
  tx: Database,
  name: ContentCollection,
  id: number,
): Promise<void> {
  await tx.update(contentDrafts).set({ unpublishedAt: null }).where(draftOf(name, id));
}
