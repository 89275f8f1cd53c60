/**
 * One engine for all collections: validates an editor's input as a whole, then stores it as a unit.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { EditedEntity, EditorAction } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { aliasTaken } from './alias-taken.ts';
import { checkAliasLists, checkFields, checkReferences } from './check.ts';
import type { Collection, Columns, Fields } from './collection.ts';
import { asEntities, gone, readEntity, rowOf } from './entities.ts';
import { invalid } from './faults.ts';
import { keepEntity } from './history.ts';
import { writeLinks } from './links.ts';
import { logAction } from './log.ts';
import { missingPdfs } from './pdfs.ts';
import { sizedPictures } from './picture-fields.ts';
import { insertRow, updateRow } from './rows.ts';
import { removalsOf, textFaults, type Removals } from './texts.ts';
import { citationsOf, unknownCitations } from './uses.ts';

/** Who saves, when, and where the pictures are stored. */
export type Saving = {
  readonly who: string;
  readonly now: Date;
  readonly mediaDir: string;
  readonly action: EditorAction;
};

/** What to save and where, and the revision the editor was editing. */
export type Wanted = {
  /** Id or alias; null for a new entity. */
  readonly key: string | null;
  readonly given: unknown;
  readonly expected: number | null;
  /** A deleted entity that comes back under its id, and what belongs to it. */
  readonly restored?: { readonly id: number; readonly complete: () => Promise<void> };
};

/** Input that passed all checks. */
type Prepared = {
  readonly before: EditedEntity | undefined;
  readonly fields: Fields;
  readonly columns: Columns;
  readonly removals: Removals;
};

/** Lets one editor save at a time, so that checks stay valid until the save is done. */
export const holdContent = (transaction: Database) =>
  transaction.execute(sql`select hold_content()`);

/** @throws Failure `edit_conflict`. */
export function checkRevision(present: EditedEntity, expected: number | null): void {
  if (expected !== null && expected !== present.revision) {
    throw new Failure('edit_conflict', 'Пока вы\u00a0писали, это изменил кто-то другой', {
      revision: `Сейчас ${present.revision}`,
    });
  }
}

async function checkAlias(
  db: Database,
  collection: Collection,
  columns: Columns,
  id: number | null,
): Promise<void> {
  const { table, alias, where, unique = [alias] } = collection;
  const same = unique.map((column) => eq(column, columns[column.name]));
  const other = id === null ? undefined : ne(table.id, id);
  if ((await db.$count(table, and(where, other, ...same))) > 0) {
    throw aliasTaken(collection);
  }
}

/** An entity that texts link to keeps its alias. */
async function checkCited(db: Database, before: EditedEntity, alias: unknown): Promise<void> {
  if (before.alias === alias) return;
  const uses = Object.values(await citationsOf(db, before.alias));
  if (uses.length === 0) return;
  throw invalid({ alias: `На\u00a0сноску ссылаются тексты: ${uses.join('; ')}` });
}

/**
 * Runs every check that can prevent a save.
 * @throws Failure `invalid`, `not_found`, `alias_taken`, `edit_conflict`.
 */
export async function prepareEntity(
  db: Database,
  collection: Collection,
  { key, given, expected }: Wanted,
  mediaDir: string,
): Promise<Prepared> {
  const row = key === null ? null : await rowOf(db, collection, key);
  if (key !== null && !row) throw gone(collection);
  const before = row ? (await asEntities(db, collection, [row]))[0] : undefined;
  if (before) checkRevision(before, expected);
  const checked = checkFields(collection, given, row);
  const faults = {
    ...textFaults(collection.schema(row), given),
    ...(await checkReferences(db, collection, checked)),
    ...(await checkAliasLists(db, collection, checked, before)),
    ...(await unknownCitations(db, checked)),
    ...missingPdfs(collection.schema(row), checked, mediaDir),
    ...(await collection.faults?.(db, checked, before)),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const fields = await sizedPictures(collection.schema(row), checked, before, mediaDir);
  const columns = await (collection.toColumns?.(fields, db) ?? fields);
  await checkAlias(db, collection, { ...row, ...columns }, before?.id ?? null);
  if (before && collection.description.isCited)
    await checkCited(db, before, columns[collection.alias.name]);
  return { before, fields, columns, removals: removalsOf(collection.schema(row), given, 'Убрано') };
}

/**
 * Stores an editor's input, in the caller's transaction.
 * @throws Failure `invalid`, `not_found`, `alias_taken`, `edit_conflict`.
 */
export async function saveEntity(
  tx: Database,
  collection: Collection,
  wanted: Wanted,
  { who, now: at, mediaDir, action }: Saving,
): Promise<EditedEntity> {
  await holdContent(tx);
  const prepared = await prepareEntity(tx, collection, wanted, mediaDir);
  const { before, fields, columns, removals } = prepared;
  if (before) await updateRow(tx, collection, before.id, columns);
  const id = before?.id ?? (await insertRow(tx, collection, columns, wanted.restored?.id ?? null));
  await writeLinks(tx, collection, id, fields);
  await wanted.restored?.complete();
  const after = await readEntity(tx, collection, String(id));
  if (before && before.alias !== after.alias) {
    await collection.renamed?.(tx, before.alias, after.alias);
  }
  // A save without changes creates no revision; it is only logged when it ends a draft.
  const isChanged = before?.revision !== after.revision;
  if (isChanged) {
    if (before) await keepEntity(tx, collection, before);
    const kind = before ? 'changed' : 'created';
    await keepEntity(tx, collection, after, { kind, who, at });
  }
  if (isChanged || action === 'publish') {
    const { revision, alias: about } = after;
    const { name } = collection;
    await logAction(tx, { at, who, action, collection: name, entityId: id, revision, about });
  }
  return Object.keys(removals).length > 0 ? { ...after, cleaned: removals } : after;
}
