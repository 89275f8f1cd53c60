import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { calendarDay } from '../../contract/collections/schema.ts';
import type { Draft, EditedEntity } from '../../contract/schemas/editor.ts';
import { contentDrafts } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import type { Collection, Fields } from './collection.ts';
import { collectionNamed } from './collections/index.ts';
import { asFailure } from './database-refusals.ts';
import { readEntity, rowOf } from './entities.ts';
import { checkInput, invalid } from './faults.ts';
import { logAction } from './log.ts';
import { prepareEntity, type Wanted } from './prepare.ts';
import { saveEntity, type Saving } from './save.ts';
import { removalsOf } from './texts.ts';

type Row = typeof contentDrafts.$inferSelect;

/** When a draft is published automatically. */
const plan = v.object({
  publish_at: v.nullish(
    v.pipe(
      v.string(),
      v.isoTimestamp('Нужно время, например 2026-11-21T09:00:00Z'),
      // `Date` reads the 30th of February as the 2nd of March.
      v.check(
        (at) => v.is(calendarDay, at.slice(0, 10)) && !Number.isNaN(Date.parse(at)),
        'Такого времени нет',
      ),
    ),
  ),
});

const keyOf = ({ entityId }: Row) => (entityId === null ? null : String(entityId));

const wantedOf = (row: Row): Wanted => {
  const { revision } = row.data;
  const expected = typeof revision === 'number' ? revision : null;
  return { key: keyOf(row), given: row.data, expected };
};

/** What prevents the draft from being published, by field. */
async function errorsOf(db: Database, row: Row, mediaDir: string) {
  try {
    await prepareEntity(db, collectionNamed(row.collection), wantedOf(row), mediaDir);
    return {};
  } catch (error) {
    if (error instanceof Failure) return error.fields ?? { entity_id: error.message };
    throw error;
  }
}

/** What publishing takes out of the draft's texts, by field. */
async function warningsOf(db: Database, row: Row) {
  const collection = collectionNamed(row.collection);
  const key = keyOf(row);
  const columns = key === null ? null : await rowOf(db, collection, key);
  return removalsOf(collection.schema(columns), row.data, 'Уберётся');
}

async function asDraft(db: Database, row: Row, mediaDir: string): Promise<Draft> {
  return {
    id: row.id,
    collection: row.collection,
    entity_id: row.entityId,
    data: row.data,
    publish_at: row.publishAt?.toISOString() ?? null,
    author: row.author,
    error: row.error,
    errors: await errorsOf(db, row, mediaDir),
    warnings: await warningsOf(db, row),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Identifies a draft: by its own id, or by the entity it belongs to. */
export type Which =
  | { readonly draft: number }
  | { readonly collection: Collection; readonly key: string };

/** The condition that selects the draft's row. */
async function isNamed(db: Database, which: Which): Promise<SQL | undefined> {
  if ('draft' in which) return eq(contentDrafts.id, which.draft);
  const { name } = which.collection;
  const { id } = await readEntity(db, which.collection, which.key);
  return and(eq(contentDrafts.collection, name), eq(contentDrafts.entityId, id));
}

const missing = () => notFound('Черновик', 'не\u00a0найден');

/** @throws Failure `not_found`. */
export async function readDraft(db: Database, which: Which, mediaDir: string): Promise<Draft> {
  const [row] = await db
    .select()
    .from(contentDrafts)
    .where(await isNamed(db, which));
  if (!row) throw missing();
  return asDraft(db, row, mediaDir);
}

type Page = { readonly page: number; readonly count: number };

/** Newest first. */
export async function listDrafts(db: Database, { page, count }: Page, mediaDir: string) {
  const rows = await db
    .select()
    .from(contentDrafts)
    .orderBy(desc(contentDrafts.updatedAt), desc(contentDrafts.id))
    .limit(count)
    .offset((page - 1) * count);
  const items = [];
  for (const row of rows) items.push(await asDraft(db, row, mediaDir));
  return { items, total: await db.$count(contentDrafts) };
}

const logged = (row: Row, { who, now }: Saving) => ({
  at: now,
  who,
  collection: row.collection,
  entityId: row.entityId,
  about: typeof row.data['alias'] === 'string' ? row.data['alias'] : `черновик ${row.id}`,
});

type Values = Omit<typeof contentDrafts.$inferInsert, 'collection' | 'entityId'>;

/** A single statement: of two concurrent writes the later one wins, and neither is lost. */
async function writeDraft(
  tx: Database,
  which: Which | { readonly collection: Collection },
  values: Values,
): Promise<Row | undefined> {
  if ('draft' in which) {
    const isIt = await isNamed(tx, which);
    const [row] = await tx.update(contentDrafts).set(values).where(isIt).returning();
    return row;
  }
  const { name: collection } = which.collection;
  const entityId = 'key' in which ? (await readEntity(tx, which.collection, which.key)).id : null;
  const [row] = await tx
    .insert(contentDrafts)
    .values({ ...values, collection, entityId })
    .onConflictDoUpdate({ target: [contentDrafts.collection, contentDrafts.entityId], set: values })
    .returning();
  return row;
}

/**
 * Saves a draft as written, complete or not; a scheduled one has to be complete. A `revision` in it
 * is the one that publishing expects.
 * @param which just the collection for a new entity.
 */
export async function saveDraft(
  tx: Database,
  which: Which | { readonly collection: Collection },
  given: Fields,
  saving: Saving,
): Promise<Draft> {
  const { publish_at: at } = checkInput(plan, given);
  // What it was read with changes by itself.
  const { publish_at: _, live: __, held: ___, draft: ____, ...data } = given;
  const { who: author, now, mediaDir } = saving;
  const publishAt = at ? new Date(at) : null;
  if (publishAt && publishAt <= now) throw invalid({ publish_at: 'Это время уже прошло' });
  const row = await writeDraft(tx, which, { data, publishAt, author, error: null, updatedAt: now });
  if (!row) throw missing();
  const draft = await asDraft(tx, row, mediaDir);
  if (row.publishAt && Object.keys(draft.errors).length > 0) throw invalid(draft.errors);
  await logAction(tx, { ...logged(row, saving), action: 'draft' });
  return draft;
}

/** Deletes a draft; a concurrent write to it no longer finds it. */
async function takeDraft(tx: Database, which: Which): Promise<Row> {
  const isIt = await isNamed(tx, which);
  const [row] = await tx.select().from(contentDrafts).where(isIt).for('update');
  if (!row) throw missing();
  await tx.delete(contentDrafts).where(eq(contentDrafts.id, row.id));
  return row;
}

export async function dropDraft(tx: Database, which: Which, saving: Saving): Promise<Draft> {
  const row = await takeDraft(tx, which);
  await logAction(tx, { ...logged(row, saving), action: 'drop-draft' });
  return asDraft(tx, row, saving.mediaDir);
}

const publishRow = (tx: Database, row: Row, saving: Saving): Promise<EditedEntity> =>
  saveEntity(tx, collectionNamed(row.collection), wantedOf(row), { ...saving, action: 'publish' });

/** Publishes the draft as the entity, in the caller's transaction. */
export const publishDraft = async (
  tx: Database,
  which: Which,
  saving: Saving,
): Promise<{ collection: Collection['name']; entity: EditedEntity }> => {
  const row = await takeDraft(tx, which);
  return { collection: row.collection, entity: await publishRow(tx, row, saving) };
};

const isPlanned = and(isNotNull(contentDrafts.publishAt), isNull(contentDrafts.error));

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

/** Why a draft was not published: the message, and the reasons by field. */
function told({ message, fields }: Failure): string {
  const reasons = Object.entries(fields ?? {}).map(([field, reason]) => `${field}: ${reason}`);
  return [message, ...reasons].join('; ');
}

/**
 * Publishes the next due draft in one transaction. A draft that can no longer be published is kept
 * with the reason and waits for an editor.
 * @returns whether there was one.
 */
export async function publishNext(
  db: Database,
  { now, mediaDir }: Pick<Saving, 'now' | 'mediaDir'>,
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
      await publishRow(tx, taken, { who: taken.author, now, mediaDir, action: 'publish' });
      return true;
    });
  } catch (error) {
    const reason = asFailure(error);
    if (!taken || !(reason instanceof Failure)) throw error;
    // A version written in the meantime has not been tried yet.
    const { id, updatedAt } = taken;
    await db
      .update(contentDrafts)
      .set({ error: told(reason) })
      .where(and(eq(contentDrafts.id, id), eq(contentDrafts.updatedAt, updatedAt)));
    return true;
  }
}
