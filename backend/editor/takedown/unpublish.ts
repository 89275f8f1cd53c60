import type { Draft } from '../../../contract/schemas/editor.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { Collection } from '../collection.ts';
import { asDraft, nextVersion } from '../drafts/stored.ts';
import { changedBy } from '../many/changed.ts';
import { removeEntity, type Removal, type Removed } from '../removal/remove.ts';
import type { Saving } from '../save.ts';

/**
 * Removes an entity from the site as a deletion does, and leaves a draft that restores it when it is
 * published. An existing draft keeps its fields; its schedule is cancelled, and it leaves its set, which would
 * publish the entity again.
 * @throws Failure `not_found`, `in_use`, `edit_conflict`.
 */
export async function unpublishEntity(
  tx: Database,
  collection: Collection,
  removal: Removal,
  saving: Saving,
): Promise<Removed & { readonly draft: Draft }> {
  const removed = await removeEntity(tx, collection, removal, 'unpublish', saving);
  const { who: author, now } = saving;
  const left = { publishAt: null, setId: null, error: null, unpublishedAt: now, updatedAt: now };
  const [row] = await tx
    .insert(contentDrafts)
    .values({
      ...left,
      collection: collection.name,
      entityId: removed.entity.id,
      data: changedBy(collection.fields(null), removed.entity, {}),
      author,
    })
    .onConflictDoUpdate({
      target: [contentDrafts.collection, contentDrafts.entityId],
      set: { ...left, version: nextVersion },
    })
    .returning();
  if (!row) throw new Error(`${collection.name}: no draft was left`);
  return { ...removed, draft: await asDraft(tx, row, saving) };
}
