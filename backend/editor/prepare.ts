/** All checks that can run before a save without blocking other editors. */
import { and, eq, ne } from 'drizzle-orm';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { dayOf } from '../moscow-day.ts';
import { aliasTaken } from './alias-taken.ts';
import { addedAliases, checkAliasLists, checkFields, checkReferences } from './check.ts';
import type { Collection, Columns, Fields } from './collection.ts';
import { gone } from './entities.ts';
import { invalid } from './faults.ts';
import { lateDays } from './late-days.ts';
import { missingPdfs } from './pdfs.ts';
import { sizedPictures } from './picture-fields.ts';
import { readForSave, type Present } from './read-for-save.ts';
import { removalsOf, textFaults, type Removals } from './texts.ts';
import { citationsOf, newCitations, unknownCitations } from './uses.ts';
import type { MediaStore } from '../media-store/store.ts';

/** The input and its target, and the revision that the editor was editing. */
export type Wanted = {
  /** Id or alias; null for a new entity. */
  readonly key: string | null;
  readonly given: unknown;
  readonly expected: number | null;
  /** The present entity, if it was read under the content lock. */
  readonly present?: Present | undefined;
  /** A deleted entity that is restored under its id, and a step that restores its belongings. */
  readonly restored?: { readonly id: number; readonly complete: () => Promise<void> };
};

/** The context that input is checked in. */
export type Judging = {
  /** Where uploaded files are stored. */
  readonly media: MediaStore;
  /** When the input is to be published. */
  readonly now: Date;
  /** Whether the library has changed the focus of pictures that the entity already has. */
  readonly hasNewFocus?: boolean;
};

/** Input that passed all checks. */
export type Prepared = {
  /** The entity that the checks have seen; the input is stored only if it has not changed since. */
  readonly before: EditedEntity | undefined;
  /** Whether its history contains that state. */
  readonly isKept: boolean;
  /** Whether it has neither a draft nor a takedown. */
  readonly isBare: boolean;
  readonly fields: Fields;
  readonly columns: Columns;
  readonly removals: Removals;
};

/** @throws Failure `edit_conflict`. */
export function checkRevision(present: EditedEntity, expected: number | null): void {
  if (expected !== null && expected !== present.revision) {
    throw new Failure('edit_conflict', 'Пока вы\u00a0писали, это изменил кто-то другой', {
      revision: `Сейчас ${present.revision}`,
    });
  }
}

/** The unique index is authoritative; this check reports the field along with the other faults. */
async function checkAlias(
  db: Database,
  collection: Collection,
  columns: Columns,
  row: Columns | null,
): Promise<void> {
  const { table, alias, where, unique = [alias] } = collection;
  if (row && unique.every(({ name }) => (columns[name] ?? row[name]) === row[name])) return;
  const whole = { ...row, ...columns };
  const same = unique.map((column) => eq(column, whole[column.name]));
  const other = row ? ne(table.id, Number(row['id'])) : undefined;
  if ((await db.$count(table, and(where, other, ...same))) > 0) {
    throw aliasTaken(collection);
  }
}

/** An entity that texts link to must keep its alias. */
async function checkCited(db: Database, before: EditedEntity, alias: unknown): Promise<void> {
  if (before.alias === alias) return;
  const uses = Object.values(await citationsOf(db, before.alias));
  if (uses.length === 0) return;
  throw invalid({ alias: `На\u00a0сноску ссылаются тексты: ${uses.join('; ')}` });
}

/** Faults that depend on other entities and that no database constraint prevents. */
const faultsOfOthers = async (
  db: Database,
  collection: Collection,
  fields: Fields,
  before: EditedEntity | undefined,
): Promise<Record<string, string>> => ({
  ...(await checkAliasLists(db, collection, fields, before)),
  ...(await unknownCitations(db, fields, before)),
  ...(await collection.faults?.(db, fields, before)),
});

/** Whether `checkOthers` needs to run: most saves add nothing that depends on other entities. */
export const dependsOnOthers = (
  collection: Collection,
  { before, fields, columns }: Prepared,
): boolean =>
  collection.faults !== undefined ||
  (collection.description.isCited === true && before?.alias !== columns[collection.alias.name]) ||
  addedAliases(collection, fields, before).length > 0 ||
  newCitations(fields, before).length > 0;

/**
 * Repeats the checks whose result another save may have changed. They run a query only for additions to
 * the entity.
 * @throws Failure `invalid`.
 */
export async function checkOthers(
  tx: Database,
  collection: Collection,
  { before, fields, columns }: Prepared,
): Promise<void> {
  const faults = await faultsOfOthers(tx, collection, fields, before);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (before && collection.description.isCited) {
    await checkCited(tx, before, columns[collection.alias.name]);
  }
}

/**
 * Runs every check that can prevent a save.
 * @throws Failure `invalid`, `not_found`, `alias_taken`, `edit_conflict`.
 */
export async function prepareEntity(
  db: Database,
  collection: Collection,
  { key, given, expected, present: read }: Wanted,
  { media, now, hasNewFocus = false }: Judging,
): Promise<Prepared> {
  const present = read ?? (key === null ? null : await readForSave(db, collection, key));
  if (key !== null && !present) throw gone(collection);
  const { row = null, entity: before, isKept = false, isBare = false } = present ?? {};
  if (before) checkRevision(before, expected);
  const schema = collection.schema(row);
  const checked = checkFields(collection, given, row);
  const faults = {
    ...textFaults(schema, given),
    ...(await checkReferences(db, collection, checked, before)),
    ...(await faultsOfOthers(db, collection, checked, before)),
    ...(await missingPdfs(schema, checked, media)),
    ...lateDays(collection.fields(row), checked, dayOf(now)),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const fields = await sizedPictures(db, schema, checked, { before, media, hasNewFocus });
  const columns = await (collection.toColumns?.(fields, db) ?? fields);
  await checkAlias(db, collection, columns, row);
  if (before && collection.description.isCited) {
    await checkCited(db, before, columns[collection.alias.name]);
  }
  const removals = removalsOf(schema, given, 'Убрано', checked);
  return { before, isKept, isBare, fields, columns, removals };
}
