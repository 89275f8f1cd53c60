/** Removes a draft: to publish it, now or at its time, or to discard it. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Draft, EditedEntity } from '../../../contract/schemas/editor.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Collection } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { asFailure } from '../database-refusals.ts';
import { logAction } from '../log.ts';
import { saveEntity, type Saving } from '../save.ts';
import { recreateEntity } from '../removal/restore.ts';
import { inWords } from '../why-failed.ts';
import { assertMayChange, type Drafting } from './plan.ts';
import {
  asDraft,
  checkDraftRevision,
  fieldsOfDraft,
  isNamed,
  isPlanned,
  logged,
  missing,
  wantedOf,
  type Row,
  type Which,
} from './stored.ts';

/** Deletes a draft, so that a concurrent write no longer finds it. */
async function takeDraft(tx: Database, which: Which, expected: number | null = null): Promise<Row> {
  const isIt = await isNamed(tx, which);
  const [row] = await tx.select().from(contentDrafts).where(isIt).for('update');
  if (!row) throw missing();
  checkDraftRevision(row, expected);
  await tx.delete(contentDrafts).where(eq(contentDrafts.id, row.id));
  return row;
}

/** @throws Failure `not_found`, `edit_conflict`, `forbidden`. */
export async function dropDraft(
  tx: Database,
  which: Which,
  saving: Drafting,
  expected: number | null,
): Promise<Draft> {
  const row = await takeDraft(tx, which, expected);
  await assertMayChange(tx, row, saving.editor);
  await logAction(tx, { ...logged(row, saving), action: 'drop-draft' });
  return asDraft(tx, row, saving);
}

/** Publishes a draft; the draft of an unpublished entity restores that entity. */
export function publishRow(tx: Database, row: Row, given: Saving): Promise<EditedEntity> {
  const collection = collectionNamed(row.collection);
  const saving = { ...given, action: 'publish' } as const;
  return row.unpublishedAt !== null && row.entityId !== null
    ? recreateEntity(tx, collection, row.entityId, row.data, saving)
    : saveEntity(tx, collection, wantedOf(row), saving);
}

/** Publishes the draft as the entity, in the caller's transaction. */
export const publishDraft = async (
  tx: Database,
  which: Which,
  saving: Saving,
  expected: number | null,
): Promise<{ collection: Collection['name']; entity: EditedEntity }> => {
  const row = await takeDraft(tx, which, expected);
  return { collection: row.collection, entity: await publishRow(tx, row, saving) };
};

/** When the next draft is due; null when there is none. */
export async function nextPlanned(db: Database): Promise<Date | null> {
  const [next] = await db
    .select({ at: contentDrafts.publishAt })
    .from(contentDrafts)
    .where(isPlanned)
    .orderBy(asc(contentDrafts.publishAt))
    .limit(1);
  return next?.at ?? null;
}

/**
 * Publishes the next due draft in one transaction. One that can no longer be published is kept with
 * the reason and waits for an editor.
 * @returns whether there was one.
 */
export async function publishNext(
  db: Database,
  { now, media }: Pick<Saving, 'now' | 'media'>,
): Promise<boolean> {
  let taken: Row | undefined;
  try {
    return await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: contentDrafts.id })
        .from(contentDrafts)
        .where(and(isPlanned, lte(contentDrafts.publishAt, now)))
        .orderBy(asc(contentDrafts.publishAt), asc(contentDrafts.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return false;
      taken = await takeDraft(tx, { draft: due.id });
      await publishRow(tx, taken, { who: taken.author, now, media, action: 'publish' });
      return true;
    });
  } catch (error) {
    const reason = asFailure(error);
    if (!taken || !(reason instanceof Failure)) throw error;
    // A version written in the meantime has not been tried yet.
    const { id, updatedAt } = taken;
    await db
      .update(contentDrafts)
      .set({ error: inWords(reason, await fieldsOfDraft(db, taken)) })
      .where(and(eq(contentDrafts.id, id), eq(contentDrafts.updatedAt, updatedAt)));
    return true;
  }
}
