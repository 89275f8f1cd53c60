import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { Draft, EditedEntity } from '../../contract/schemas/editor.ts';
import { contentDrafts } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { Failure, notFound } from '../failure.ts';
import { checkFields } from './check.ts';
import type { Collection, Fields } from './collection.ts';
import { collectionNamed } from './collections/index.ts';
import { readEntity, rowOf, saveEntity, type Saving } from './entities.ts';
import { faultsOf, invalid } from './faults.ts';
import { logAction } from './log.ts';

type Row = typeof contentDrafts.$inferSelect;

const NOT_FOUND = 'Черновик';

/** When a draft is to be published by itself. */
const plan = v.object({
  publish_at: v.nullish(
    v.pipe(
      v.string(),
      v.isoTimestamp('Нужно время, например 2026-11-21T09:00:00Z'),
      v.check((at) => !Number.isNaN(Date.parse(at)), 'Такого времени нет'),
    ),
  ),
});

/** What keeps the draft from being published, by field. */
async function errorsOf(db: Database, { collection: name, entityId, data }: Row) {
  const collection = collectionNamed(name);
  try {
    const row = entityId === null ? null : await rowOf(db, collection, String(entityId));
    checkFields(collection, data, row);
    return {};
  } catch (error) {
    if (error instanceof Failure) return error.fields ?? {};
    throw error;
  }
}

async function asDraft(db: Database, row: Row): Promise<Draft> {
  return {
    id: row.id,
    collection: row.collection,
    entity_id: row.entityId,
    data: row.data,
    publish_at: row.publishAt?.toISOString() ?? null,
    author: row.author,
    error: row.error,
    errors: await errorsOf(db, row),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Which draft is meant: by its own id, or by the entity that it belongs to. */
export type Which =
  { readonly draft: number } | { readonly collection: Collection; readonly key: string };

async function findRow(db: Database, which: Which): Promise<Row | null> {
  if ('draft' in which) {
    const [row] = await db.select().from(contentDrafts).where(eq(contentDrafts.id, which.draft));
    return row ?? null;
  }
  const { id } = await readEntity(db, which.collection, which.key);
  const [row] = await db
    .select()
    .from(contentDrafts)
    .where(
      and(eq(contentDrafts.collection, which.collection.name), eq(contentDrafts.entityId, id)),
    );
  return row ?? null;
}

async function rowNamed(db: Database, which: Which): Promise<Row> {
  const row = await findRow(db, which);
  if (!row) throw notFound(NOT_FOUND, 'не\u00a0найден');
  return row;
}

/** @throws Failure `not_found`. */
export const readDraft = async (db: Database, which: Which): Promise<Draft> =>
  asDraft(db, await rowNamed(db, which));

export async function listDrafts(db: Database, { page, count }: { page: number; count: number }) {
  const rows = await db
    .select()
    .from(contentDrafts)
    .orderBy(desc(contentDrafts.updatedAt), desc(contentDrafts.id))
    .limit(count)
    .offset((page - 1) * count);
  const items = [];
  for (const row of rows) items.push(await asDraft(db, row));
  return { items, total: await db.$count(contentDrafts) };
}

const logged = (row: Row, { who, now }: Saving) => ({
  at: now,
  who,
  collection: row.collection,
  entityId: row.entityId,
  about: typeof row.data['alias'] === 'string' ? row.data['alias'] : `черновик ${row.id}`,
});

/**
 * Keeps a draft as it was written, finished or not; one with a time to be published has to be
 * finished.
 * @param which absent: a new entity's.
 */
export async function saveDraft(
  tx: Database,
  collection: Collection,
  which: Which | null,
  given: Fields,
  saving: Saving,
): Promise<Draft> {
  const parsed = v.safeParse(plan, given);
  if (!parsed.success) throw invalid(faultsOf(parsed.issues));
  const { publish_at: at } = parsed.output;
  const { publish_at: _, revision: __, ...data } = given;
  const { who: author, now } = saving;
  const values = { data, publishAt: at ? new Date(at) : null, author, error: null, updatedAt: now };
  const present = which && (await findRow(tx, which));
  if (which && 'draft' in which && !present) throw notFound(NOT_FOUND, 'не\u00a0найден');
  const entityId =
    which && 'key' in which ? (await readEntity(tx, which.collection, which.key)).id : null;
  const [row] = present
    ? await tx.update(contentDrafts).set(values).where(eq(contentDrafts.id, present.id)).returning()
    : await tx
        .insert(contentDrafts)
        .values({ ...values, collection: collection.name, entityId })
        .returning();
  if (!row) throw new Error('The draft was not stored');
  const draft = await asDraft(tx, row);
  if (row.publishAt && Object.keys(draft.errors).length > 0) throw invalid(draft.errors);
  await logAction(tx, { ...logged(row, saving), action: 'draft' });
  return draft;
}

export async function dropDraft(tx: Database, which: Which, saving: Saving): Promise<Draft> {
  const row = await rowNamed(tx, which);
  const draft = await asDraft(tx, row);
  await tx.delete(contentDrafts).where(eq(contentDrafts.id, row.id));
  await logAction(tx, { ...logged(row, saving), action: 'drop-draft' });
  return draft;
}

async function publishRow(tx: Database, row: Row, saving: Saving): Promise<EditedEntity> {
  const key = row.entityId === null ? null : String(row.entityId);
  const collection = collectionNamed(row.collection);
  const wanted = { key, given: row.data, expected: null };
  const entity = await saveEntity(tx, collection, wanted, { ...saving, action: 'publish' });
  await tx.delete(contentDrafts).where(eq(contentDrafts.id, row.id));
  return entity;
}

/** The draft becomes the entity, in the caller's transaction. */
export const publishDraft = async (
  tx: Database,
  which: Which,
  saving: Saving,
): Promise<EditedEntity> => publishRow(tx, await rowNamed(tx, which), saving);

const isPlanned = and(isNotNull(contentDrafts.publishAt), isNull(contentDrafts.error));

/** When the next draft is due; null without one. */
export async function nextPlanned(db: Database): Promise<Date | null> {
  const [next] = await db
    .select({ at: contentDrafts.publishAt })
    .from(contentDrafts)
    .where(isPlanned)
    .orderBy(asc(contentDrafts.publishAt))
    .limit(1);
  return next?.at ?? null;
}

/** Why a draft stays one: the reason, and the fields with theirs. */
function told({ message, fields }: Failure): string {
  const reasons = Object.entries(fields ?? {}).map(([field, reason]) => `${field}: ${reason}`);
  return [message, ...reasons].join('; ');
}

/**
 * Publishes the next draft that is due, in one transaction. One that cannot be published any more is
 * kept with the reason and waits for an editor.
 * @returns whether there was one.
 */
export async function publishNext(
  db: Database,
  { now, mediaDir }: Pick<Saving, 'now' | 'mediaDir'>,
): Promise<boolean> {
  let taken: Row | undefined;
  try {
    return await db.transaction(async (tx) => {
      [taken] = await tx
        .select()
        .from(contentDrafts)
        .where(and(isPlanned, lte(contentDrafts.publishAt, now)))
        .orderBy(asc(contentDrafts.publishAt), asc(contentDrafts.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!taken) return false;
      await publishRow(tx, taken, { who: taken.author, now, mediaDir, action: 'publish' });
      return true;
    });
  } catch (error) {
    if (!taken || !(error instanceof Failure)) throw error;
    await db
      .update(contentDrafts)
      .set({ error: told(error) })
      .where(eq(contentDrafts.id, taken.id));
    return true;
  }
}
