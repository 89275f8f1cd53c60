/** Creates, changes and discards sets of changes. */
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { editorSetNew } from '../../../contract/calls/editor-sets.ts';
import { PAST_TIME } from '../../../contract/past-time.ts';
import type { ChangeSet } from '../../../contract/schemas/editor-sets.ts';
import { contentDrafts, contentSets, contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { collectionNamed } from '../collections/index.ts';
import { nextVersion } from '../drafts/stored.ts';
import { rowOf } from '../entities.ts';
import { invalid } from '../faults.ts';
import { logAction } from '../log.ts';
import { takedownOf } from '../removal/beside.ts';
import type { Saving } from '../save.ts';
import { trySet } from './publish.ts';
import { asSet, holdSet, takedownPath, type SetRow } from './stored.ts';

/** A set as its editor writes it. */
export type Given = v.InferOutput<typeof editorSetNew.params>['changes'];

type Faults = Record<string, string>;

const inSet = (id: number) => `уже в\u00a0наборе №\u00a0${id}`;

/** Adds takedowns of entities to the set. @returns the faults that prevent them. */
async function putTakedowns(
  tx: Database,
  { id: setId, author }: SetRow,
  { takedowns }: Given,
): Promise<Faults> {
  const faults: Faults = {};
  await tx.delete(contentTakedowns).where(eq(contentTakedowns.setId, setId));
  for (const [place, { collection: name, id: entityId, detach }] of takedowns.entries()) {
    const path = `takedowns.${place}`;
    const collection = collectionNamed(name);
    if (collection.fixed) faults[path] = 'Здесь можно только заменить то, что есть';
    else if (!(await rowOf(tx, collection, String(entityId)))) faults[path] = collection.missing;
    if (path in faults) continue;
    const made = await tx
      .insert(contentTakedowns)
      .values({ collection: name, entityId, setId, detach, author })
      .onConflictDoNothing()
      .returning({ id: contentTakedowns.id });
    if (made.length > 0) continue;
    const [other] = await tx.select().from(contentTakedowns).where(takedownOf(name, entityId));
    const isTwice = other?.setId === setId;
    faults[path] = isTwice
      ? 'Каждая запись\u00a0— один раз'
      : other?.setId
        ? `Это снятие ${inSet(other.setId)}`
        : 'Для этой записи уже выбрано своё время';
  }
  return faults;
}

/** Adds drafts to the set. @returns the faults that prevent that. */
async function putDrafts(tx: Database, { id }: SetRow, given: Given): Promise<Faults> {
  const faults: Faults = {};
  const { drafts: ids, takedowns } = given;
  const { setId } = contentDrafts;
  const isIn = eq(setId, id);
  const isOut = ids.length > 0 ? and(isIn, notInArray(contentDrafts.id, ids)) : isIn;
  await tx.update(contentDrafts).set({ setId: null, error: null }).where(isOut);
  if (ids.length === 0) return faults;
  const isIt = inArray(contentDrafts.id, ids);
  const rows = await tx.select().from(contentDrafts).where(isIt).for('update');
  const found = new Map(rows.map((row) => [row.id, row]));
  const leaving = new Set(takedowns.map((one) => takedownPath({ ...one, entityId: one.id })));
  for (const [place, draft] of ids.entries()) {
    const row = found.get(draft);
    const path = `drafts.${place}`;
    if (!row) faults[path] = 'Такого черновика нет';
    else if (ids.indexOf(draft) !== place) faults[path] = 'Каждый черновик\u00a0— один раз';
    else if (row.publishAt) faults[path] = 'У\u00a0этого черновика своё время публикации';
    else if (row.setId !== null && row.setId !== id) {
      faults[path] = `Этот черновик ${inSet(row.setId)}`;
    } else if (row.entityId !== null && leaving.has(`${row.collection}/${row.entityId}`)) {
      faults[path] = 'Эту запись набор и\u00a0публикует, и\u00a0снимает';
    }
  }
  await tx.update(contentDrafts).set({ setId: id, error: null }).where(isIt);
  return faults;
}

async function writeSet(tx: Database, before: SetRow | null, given: Given, saving: Saving) {
  const { who: author, now } = saving;
  const publishAt = given.publish_at === null ? null : new Date(given.publish_at);
  if (publishAt && publishAt <= now) throw invalid({ publish_at: PAST_TIME });
  const values = { title: given.title, publishAt, author, error: null, updatedAt: now };
  const [row] = before
    ? await tx
        .update(contentSets)
        .set({ ...values, version: nextVersion })
        .where(eq(contentSets.id, before.id))
        .returning()
    : await tx.insert(contentSets).values(values).returning();
  if (!row) throw new Error('A set was lost');
  return row;
}

/**
 * Saves a whole set: changes that it no longer names stay on their own. A planned set is tried as a whole.
 * @param id null for a new one.
 * @param expected the revision that its editor has read.
 * @throws Failure `invalid`, `not_found`, `edit_conflict`.
 */
export async function saveSet(
  tx: Database,
  id: number | null,
  given: Given,
  saving: Saving,
  expected: number | null = null,
): Promise<ChangeSet> {
  const before = id === null ? null : await holdSet(tx, id, expected);
  const row = await writeSet(tx, before, given, saving);
  const faults = {
    ...(await putTakedowns(tx, row, given)),
    ...(await putDrafts(tx, row, given)),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (row.publishAt) {
    const then = { ...saving, now: row.publishAt, action: 'publish' } as const;
    const errors = await trySet(tx, row.id, then);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  }
  if (!before || before.publishAt?.getTime() !== row.publishAt?.getTime()) {
    const { who, now: at } = saving;
    await logAction(tx, { at, who, action: 'set', about: row.title });
  }
  return asSet(tx, row);
}

/** Discards a set: its drafts stay, and entities that it would have taken down stay published. */
export async function dropSet(
  tx: Database,
  id: number,
  { who, now: at }: Saving,
  expected: number | null,
): Promise<ChangeSet> {
  const row = await holdSet(tx, id, expected);
  const set = await asSet(tx, row);
  await tx.update(contentDrafts).set({ error: null }).where(eq(contentDrafts.setId, id));
  await tx.delete(contentSets).where(eq(contentSets.id, id));
  await logAction(tx, { at, who, action: 'drop-set', about: row.title });
  return set;
}
