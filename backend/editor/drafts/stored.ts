/** Drafts as they are stored, named and read. */
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Fields as Described } from '../../../contract/collections/field.ts';
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { Draft } from '../../../contract/schemas/editor.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure, notFound } from '../../failure.ts';
import type { Collection } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { readEntity, rowOf } from '../entities.ts';
import { prepareEntity, type Judging, type Wanted } from '../prepare.ts';
import { withoutGone } from '../removal/restore.ts';
import { isId } from '../rows.ts';
import type { Saving } from '../save.ts';
import { removalsOf } from '../texts.ts';
import { deadLinks } from '../dead-links/dead-links.ts';
import { withoutDrafts } from './named.ts';
import { planOf } from './plan.ts';

/** Every write gives a draft a higher version. */
export const nextVersion = sql`nextval('content_draft_version')`;

export type Row = typeof contentDrafts.$inferSelect;

const keyOf = ({ entityId }: Row) => (entityId === null ? null : String(entityId));

/** The input that publishing a draft saves. */
export const wantedOf = (row: Row): Wanted => {
  const { revision } = row.data;
  const expected = typeof revision === 'number' ? revision : null;
  return { key: keyOf(row), given: row.data, expected };
};

/** The draft as a restored entity, without links to entities that are still deleted. */
async function returning(db: Database, row: Row): Promise<Wanted> {
  const collection = collectionNamed(row.collection);
  const { fields } = await withoutGone(db, collection, row.entityId ?? 0, row.data);
  return { key: null, given: fields, expected: null };
}

/** Faults that prevent the draft from being published, by field. */
async function errorsOf(db: Database, row: Row, { media, now }: Judging) {
  try {
    const wanted = row.unpublishedAt === null ? wantedOf(row) : await returning(db, row);
    await prepareEntity(db, collectionNamed(row.collection), wanted, {
      media,
      now: row.publishAt ?? now,
    });
    return {};
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const faults = error.fields ?? { entity_id: error.message };
    return row.setId === null ? faults : withoutDrafts(row.data, faults);
  }
}

/** The described fields of the draft's entity, which may depend on the entity. */
export async function fieldsOfDraft(db: Database, row: Row): Promise<Described> {
  const collection = collectionNamed(row.collection);
  const key = keyOf(row);
  return collection.fields(key === null ? null : await rowOf(db, collection, key));
}

/** Parts of the draft's texts that publishing removes, and dead links, by field. */
async function warningsOf(db: Database, row: Row): Promise<Record<string, string[]>> {
  const collection = collectionNamed(row.collection);
  const key = keyOf(row);
  const columns = key === null ? null : await rowOf(db, collection, key);
  const removals = removalsOf(collection.schema(columns), row.data, 'Уберётся');
  const dead = await deadLinks(db, collection.fields(columns), row.data);
  const paths = new Set([...Object.keys(removals), ...Object.keys(dead)]);
  return Object.fromEntries(
    [...paths].map((path) => [path, [...(removals[path] ?? []), ...(dead[path] ?? [])]]),
  );
}

/** Whether the draft's entity has been deleted. */
async function isOrphan(db: Database, row: Row): Promise<boolean> {
  const key = keyOf(row);
  if (row.unpublishedAt !== null) return false;
  return key !== null && (await rowOf(db, collectionNamed(row.collection), key)) === null;
}

/** A draft without a title of its own, such as a document, is named by its entity's alias. */
async function namesOf(db: Database, row: Row): Promise<Pick<Draft, 'alias' | 'title'>> {
  const collection = collectionNamed(row.collection);
  const key = keyOf(row);
  const present = key === null ? null : await rowOf(db, collection, key);
  const alias = present && String(present[collection.alias.name]);
  const named = alias === null ? row.data : { alias, ...row.data };
  return { alias, title: entityTitle(row.collection, named, 'Без названия') };
}

/** `list.ts` has the same rule in SQL. */
async function stateOf(db: Database, row: Row): Promise<Draft['state']> {
  if (await isOrphan(db, row)) return 'deleted';
  if (row.error !== null) return 'failed';
  if (row.publishAt !== null) return 'planned';
  return row.unpublishedAt === null ? 'draft' : 'unpublished';
}

/** A draft as editors read it. */
export async function asDraft(db: Database, row: Row, judging: Judging): Promise<Draft> {
  return {
    id: row.id,
    collection: row.collection,
    entity_id: row.entityId,
    ...(await namesOf(db, row)),
    data: row.data,
    revision: row.version,
    state: await stateOf(db, row),
    publish_at: row.publishAt?.toISOString() ?? null,
    set_id: row.setId,
    plan: await planOf(db, row),
    unpublished_at: row.unpublishedAt?.toISOString() ?? null,
    author: row.author,
    error: row.error,
    errors: await errorsOf(db, row, judging),
    warnings: await warningsOf(db, row),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Identifies a draft: by its own id, or by the entity it belongs to. */
export type Which =
  | { readonly draft: number }
  | { readonly collection: Collection; readonly key: string };

/** The condition that selects the draft's row. */
export async function isNamed(db: Database, which: Which): Promise<SQL | undefined> {
  if ('draft' in which) return eq(contentDrafts.id, which.draft);
  const { name } = which.collection;
  // A draft outlives its entity and keeps its id.
  const id = isId(which.key)
    ? Number(which.key)
    : (await readEntity(db, which.collection, which.key)).id;
  return and(eq(contentDrafts.collection, name), eq(contentDrafts.entityId, id));
}

/** The failure for a draft that does not exist. */
export const missing = () => notFound('Черновик', 'не\u00a0найден');

/** @throws Failure `not_found`. */
export async function readDraft(db: Database, which: Which, judging: Judging): Promise<Draft> {
  const [row] = await db
    .select()
    .from(contentDrafts)
    .where(await isNamed(db, which));
  if (!row) throw missing();
  return asDraft(db, row, judging);
}

/** What a log entry says about a draft. */
export const logged = (row: Row, { who, now }: Saving) => ({
  at: now,
  who,
  collection: row.collection,
  entityId: row.entityId,
  about: entityTitle(row.collection, row.data, `черновик ${row.id}`),
});

export const isPlanned = and(isNotNull(contentDrafts.publishAt), isNull(contentDrafts.error));

/** @throws Failure `edit_conflict`. */
export function checkDraftRevision(row: Row, expected: number | null): void {
  if (expected === null || expected === row.version) return;
  throw new Failure('edit_conflict', 'Пока вы\u00a0писали, черновик изменил кто-то другой', {
    revision: `Сейчас ${row.version}`,
  });
}
