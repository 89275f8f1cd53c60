/** The difference between two states of an entity. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Fields as FieldsOf } from '../../contract/collections/field.ts';
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';
import { contentHistory } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Collection, Fields } from './collection.ts';
import { wordsApart } from '../../src/config/words-apart.ts';

/** Longer texts are compared as a whole: comparing words takes quadratic time. */
const COMPARED_MAX = 60_000;

/** @throws Failure `not_found`. */
async function stateAt(db: Database, { name }: Collection, id: number, revision: number) {
  const [state] = await db
    .select({ data: contentHistory.data })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.collection, name),
        eq(contentHistory.entityId, id),
        eq(contentHistory.revision, revision),
      ),
    );
  if (!state) throw new Failure('not_found', `Ревизии ${revision} нет`);
  return state.data;
}

function wordsOf(before: unknown, after: unknown): FieldDifference['words'] {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  return before.length + after.length > COMPARED_MAX ? null : wordsApart(before, after);
}

function compared(described: FieldsOf, before: Fields, after: Fields): FieldDifference[] {
  return Object.entries(described).flatMap(([field, { label }]) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (isDeepStrictEqual(was, is)) return [];
    return [{ field, label, before: was, after: is, words: wordsOf(was, is) }];
  });
}

type Revisions = { readonly from: number; readonly to: number };

/**
 * The fields that differ between two revisions, in the order of the form.
 * @throws Failure `not_found`.
 */
export async function differenceOf(
  db: Database,
  collection: Collection,
  id: number,
  { from, to }: Revisions,
): Promise<FieldDifference[]> {
  const before = await stateAt(db, collection, id, from);
  const after = await stateAt(db, collection, id, to);
  const { fields, variants = {} } = collection.description;
  const own = variants[String(after['alias'])]?.fields ?? fields;
  return compared(own, before, after);
}
