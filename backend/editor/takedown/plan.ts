/** Scheduled takedowns: planned, cancelled and carried out. */
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { PAST_TIME } from '../../../contract/past-time.ts';
import type { EditedEntity, Takedown } from '../../../contract/schemas/editor.ts';
import { contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure, notFound } from '../../failure.ts';
import type { Collection } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { asFailure } from '../database-refusals.ts';
import { readEntity } from '../entities.ts';
import { invalid } from '../faults.ts';
import { logAction } from '../log.ts';
import { takedownOf } from '../removal/beside.ts';
import { checkRemoval, type Removal } from '../removal/remove.ts';
import type { Saving } from '../save.ts';
import { takedownNote } from '../shown/takedown-note.ts';
import { titleOf } from '../uses.ts';
import { inWords } from '../why-failed.ts';
import { unpublishEntity } from './unpublish.ts';

/**
 * Plans a takedown, replacing an earlier plan. Anything that would prevent it now is refused at once.
 * @throws Failure `not_found`, `in_use`, `edit_conflict`, `invalid`.
 */
export async function planTakedown(
  tx: Database,
  collection: Collection,
  removal: Removal,
  at: Date,
  { who, now }: Saving,
): Promise<Takedown> {
  if (at <= now) throw invalid({ at: PAST_TIME });
  const { entity } = await checkRemoval(tx, collection, removal, 'unpublish');
  const { name } = collection;
  const plan = { at, detach: removal.isDetaching, author: who, error: null };
  const [row] = await tx
    .insert(contentTakedowns)
    .values({ ...plan, collection: name, entityId: entity.id })
    .onConflictDoUpdate({
      target: [contentTakedowns.collection, contentTakedowns.entityId],
      set: plan,
      setWhere: isNull(contentTakedowns.setId),
    })
    .returning();
  if (!row) throw invalid({ at: 'Это снимают с\u00a0набором изменений' });
  await logAction(tx, {
    ...{ at: now, who, action: 'plan-unpublish', collection: name },
    ...{ entityId: entity.id, about: titleOf(collection, entity) },
  });
  return takedownNote(row);
}

/** Cancels a takedown. @throws Failure `not_found`. */
export async function dropPlan(
  tx: Database,
  collection: Collection,
  key: string,
  { who, now: at }: Saving,
): Promise<EditedEntity> {
  const { name } = collection;
  const entity = await readEntity(tx, collection, key);
  const dropped = await tx
    .delete(contentTakedowns)
    .where(takedownOf(name, entity.id))
    .returning({ id: contentTakedowns.id });
  if (dropped.length === 0) throw notFound('Снятие с\u00a0публикации', 'не\u00a0запланировано');
  const of = { collection: name, entityId: entity.id, about: titleOf(collection, entity) };
  await logAction(tx, { at, who, action: 'keep-published', ...of });
  return entity;
}

/** With a time of its own: the takedowns of a set are carried out by the set. */
const isWaiting = and(isNotNull(contentTakedowns.at), isNull(contentTakedowns.error));

/** When the next takedown is due; null when there is none. */
export async function nextTakedown(db: Database): Promise<Date | null> {
  const [next] = await db
    .select({ at: contentTakedowns.at })
    .from(contentTakedowns)
    .where(isWaiting)
    .orderBy(asc(contentTakedowns.at))
    .limit(1);
  return next?.at ?? null;
}

/**
 * Takes down the next due entity in one transaction. A plan that can no longer be carried out is kept
 * with the reason and waits for an editor.
 * @returns whether there was one.
 */
export async function takeDownNext(
  db: Database,
  { now, media }: Pick<Saving, 'now' | 'media'>,
): Promise<boolean> {
  let due: { readonly id: number; readonly at: Date | null } | undefined;
  try {
    return await db.transaction(async (tx) => {
      const [next] = await tx
        .select()
        .from(contentTakedowns)
        .where(and(isWaiting, lte(contentTakedowns.at, now)))
        .orderBy(asc(contentTakedowns.at), asc(contentTakedowns.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return false;
      due = next;
      const { collection, entityId, detach, author: who } = next;
      const removal = { key: String(entityId), expected: null, isDetaching: detach };
      const saving = { who, now, media, action: 'unpublish' } as const;
      await unpublishEntity(tx, collectionNamed(collection), removal, saving);
      return true;
    });
  } catch (error) {
    const reason = asFailure(error);
    if (!due || !(reason instanceof Failure)) throw error;
    // Skip a plan changed in the meantime: it has not been tried yet.
    const tried = and(
      eq(contentTakedowns.id, due.id),
      due.at ? eq(contentTakedowns.at, due.at) : undefined,
    );
    await db
      .update(contentTakedowns)
      .set({ error: inWords(reason) })
      .where(tried);
    return true;
  }
}
