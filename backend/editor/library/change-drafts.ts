import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../drafts/stored.ts';
import { readdressed, type ChangedEntity } from './change-entities.ts';
import { namesFile } from './uses.ts';

type Change = {
  /** The file's address in drafts, and its replacement; the same when it has not moved. */
  readonly from: string;
  readonly to: string;
  /** The entities that show the file, already saved. */
  readonly entities: readonly ChangedEntity[];
  readonly now: Date;
};

/**
 * Locks all drafts, of which there are few, before the content: publishing one takes them in that order, and two
 * orders could deadlock.
 */
export async function holdDrafts(tx: Database): Promise<void> {
  const { id } = contentDrafts;
  await tx.select({ id }).from(contentDrafts).orderBy(asc(id)).for('update');
}

/**
 * Updates drafts along with their entities. A draft's base revision advances with its entity, because
 * no other change was made to it, so the draft can still be published. An editor who has one open must
 * read it again, as saving it would bring the former address back.
 */
export async function changeDrafts(
  tx: Database,
  { from, to, entities, now }: Change,
): Promise<void> {
  const { id, collection, entityId, data } = contentDrafts;
  const names = [...new Set(entities.map((entity) => entity.collection))];
  const drafts = await tx
    .select()
    .from(contentDrafts)
    .where(or(namesFile(data, from), and(inArray(collection, names), isNotNull(entityId))))
    .orderBy(asc(id))
    .for('update');
  for (const draft of drafts) {
    const entity = entities.find(
      (one) => one.collection === draft.collection && one.id === draft.entityId,
    );
    const hasMoved = from !== to && JSON.stringify(draft.data).includes(from);
    const isCurrent = entity !== undefined && draft.data['revision'] === entity.before;
    if (!hasMoved && !isCurrent) continue;
    const changed = {
      ...readdressed(draft.data, from, to),
      ...(isCurrent && { revision: entity.after }),
    };
    await tx
      .update(contentDrafts)
      .set({ data: changed, version: nextVersion, updatedAt: now })
      .where(eq(id, draft.id));
  }
}
