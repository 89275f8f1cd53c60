import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { storedMoment } from '../../../contract/collections/schema.ts';
import { PAST_TIME } from '../../../contract/past-time.ts';
import type { Draft } from '../../../contract/schemas/editor.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { Failure } from '../../failure.ts';
import type { Collection, Fields } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { readEntity } from '../entities.ts';
import { checkInput, invalid } from '../faults.ts';
import { logAction } from '../log.ts';
import { assertMay } from '../people/assert-may.ts';
import { assertMayChange, type Drafting } from './plan.ts';
import {
  asDraft,
  checkDraftRevision,
  isNamed,
  isPlanned,
  logged,
  missing,
  nextVersion,
  type Row,
  type Which,
} from './stored.ts';

/** When a draft is published automatically. */
const plan = v.object({
  publish_at: v.nullish(storedMoment),
});

/** Serialises the scheduling of drafts, which compares their aliases. */
const PLANNING = 'planned-drafts';

type Values = Omit<typeof contentDrafts.$inferInsert, 'collection' | 'entityId'>;

/** Preconditions of saving a draft. */
export type Condition = {
  /** The draft's own revision that its editor has read; null: any. */
  readonly expected: number | null;
  /** Only if there is no draft yet. */
  readonly isNew?: boolean;
};

/** The condition that the draft has not changed since its editor read it. */
const isAs = (expected: number | null) =>
  expected === null ? undefined : eq(contentDrafts.version, expected);

/** A single statement: of two concurrent writes the later one wins, and none is lost. */
async function writeDraft(
  tx: Database,
  which: Which | { readonly collection: Collection },
  given: Values,
  { expected, isNew }: Condition,
): Promise<Row | undefined> {
  const values = { ...given, version: nextVersion };
  if ('draft' in which) {
    const isIt = and(await isNamed(tx, which), isAs(expected));
    const [row] = await tx.update(contentDrafts).set(values).where(isIt).returning();
    return row;
  }
  const { name: collection } = which.collection;
  const entityId = 'key' in which ? (await readEntity(tx, which.collection, which.key)).id : null;
  const setWhere = isAs(expected);
  const target = [contentDrafts.collection, contentDrafts.entityId];
  const adding = tx.insert(contentDrafts).values({ ...values, collection, entityId });
  const [row] = await (
    isNew
      ? adding.onConflictDoNothing({ target })
      : adding.onConflictDoUpdate({ target, set: values, ...(setWhere && { setWhere }) })
  ).returning();
  return row;
}

/** The present draft, if any; locked, because its time decides who may write another version. */
async function presentDraft(
  tx: Database,
  which: Which | { readonly collection: Collection },
): Promise<Row | undefined> {
  if (!('draft' in which) && !('key' in which)) return undefined;
  const [row] = await tx
    .select()
    .from(contentDrafts)
    .where(await isNamed(tx, which))
    .for('update');
  return row;
}

const aliasOf = ({ collection, data }: Row) =>
  data[collectionNamed(collection).aliasField ?? 'alias'];

/** Of two drafts for one address, only the first could be published. @throws Failure `invalid`. */
async function checkPlan(tx: Database, row: Row): Promise<void> {
  await oneAtATime(tx, PLANNING);
  const alias = aliasOf(row);
  // Documents have no alias field.
  if (alias === undefined) return;
  const others = await tx
    .select()
    .from(contentDrafts)
    .where(and(isPlanned, eq(contentDrafts.collection, row.collection)));
  const other = others.find((one) => one.id !== row.id && aliasOf(one) === alias);
  if (!other) return;
  const field = collectionNamed(row.collection).aliasField ?? 'alias';
  throw invalid({ [field]: `Этот адрес уже ждёт другой черновик, №\u00a0${other.id}` });
}

const isSameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** When the draft will be published; a time at which publishing failed no longer counts. */
const timeOf = (row: Row | undefined) => (row?.error === null ? row.publishAt : null);

/** Fixing a failed draft sends along the past time at which it failed: that schedules nothing. */
function wantedTime(at: Date, before: Row | undefined, now: Date): Date | null {
  if (at > now) return at;
  if (before && before.error !== null && isSameTime(before.publishAt, at)) return null;
  throw invalid({ publish_at: PAST_TIME });
}

/** @throws Failure `edit_conflict`. */
function checkCondition(row: Row, { expected, isNew = false }: Condition): void {
  if (isNew) {
    const told = `Черновик №\u00a0${row.id} уже начал другой редактор`;
    throw new Failure('edit_conflict', told, { revision: `Сейчас ${row.version}` });
  }
  checkDraftRevision(row, expected);
}

/**
 * Saves a draft as written, complete or not; a scheduled one has to be complete. Its `revision` is the
 * one that publishing expects. A scheduled draft is published automatically, so only somebody with the
 * permission to publish may change its time, or anything else about it.
 * @param which only the collection for a new entity.
 * @throws Failure `not_found`, `invalid`, `edit_conflict`, `forbidden`.
 */
export async function saveDraft(
  tx: Database,
  which: Which | { readonly collection: Collection },
  given: Fields,
  saving: Drafting,
  condition: Condition = { expected: null },
): Promise<Draft> {
  const { publish_at: at } = checkInput(plan, given);
  // Fields of the response that are not part of the draft's data.
  const { publish_at: _, live: __, held: ___, draft: ____, takedown: _____, ...data } = given;
  const { who: author, now } = saving;
  const before = await presentDraft(tx, which);
  const publishAt = at ? wantedTime(new Date(at), before, now) : null;
  const { expected } = condition;
  // Checked first: nobody should be asked to merge a draft that they cannot save.
  if (before) await assertMayChange(tx, before, saving.editor);
  if (before) checkCondition(before, condition);
  else if (expected !== null && !('draft' in which)) {
    throw new Failure('edit_conflict', 'Этот черновик уже опубликовали или удалили');
  }
  if (!isSameTime(timeOf(before), publishAt)) assertMay(saving.editor, 'publish');
  const values = { data, publishAt, author, error: null, updatedAt: now };
  // An unpublished entity cannot be looked up, so its draft is read by id.
  const target = before && before.unpublishedAt !== null ? { draft: before.id } : which;
  const row = await writeDraft(tx, target, values, condition);
  if (!row) {
    const present = await presentDraft(tx, which);
    if (present) checkCondition(present, condition);
    throw missing();
  }
  const draft = await asDraft(tx, row, saving);
  if (row.publishAt && Object.keys(draft.errors).length > 0) throw invalid(draft.errors);
  if (row.publishAt && row.setId !== null) {
    const told = `Черновик публикуется с\u00a0набором №\u00a0${row.setId}`;
    throw invalid({ publish_at: told });
  }
  if (row.publishAt) await checkPlan(tx, row);
  // An editor's screen saves every few seconds, which is not worth a log entry.
  if (!before || !isSameTime(before.publishAt, row.publishAt)) {
    await logAction(tx, { ...logged(row, saving), action: 'draft' });
  }
  return draft;
}
