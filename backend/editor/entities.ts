/** One engine for all collections: reading, saving and deleting, each save one transaction. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { EditedEntity, EditorAction } from '../../contract/schemas/editor.ts';
import { contentChanges } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { Failure } from '../failure.ts';
import { checkFields, checkReferences } from './check.ts';
import type { Collection, Columns, Fields } from './collection.ts';
import { keepState } from './history.ts';
import { readLinks, writeLinks } from './links.ts';
import { logAction } from './log.ts';
import { newPictures } from './picture-fields.ts';
import {
  byKey,
  countRows,
  deleteRow,
  insertRow,
  matching,
  orderOf,
  selectRows,
  updateRow,
} from './rows.ts';

/** Who saves, when and where his pictures lie. */
export type Saving = {
  readonly who: string;
  readonly now: Date;
  readonly mediaDir: string;
  readonly action: EditorAction;
};

const gone = ({ missing }: Collection) => new Failure('not_found', missing);

function fieldsOf(collection: Collection, columns: Columns): Fields {
  const { id: _, revision: __, updated_at: ___, ...own } = columns;
  return collection.toFields ? collection.toFields(columns) : own;
}

/** Rows as editors read them. */
async function asEntities(
  db: Database,
  collection: Collection,
  rows: readonly Columns[],
): Promise<EditedEntity[]> {
  const ids = rows.map((row) => Number(row['id']));
  const links = await readLinks(db, collection, ids);
  const urls = await collection.addresses(db, ids, rows);
  return rows.map((row) => {
    const id = Number(row['id']);
    const updatedAt = row['updated_at'];
    const { addressField } = collection;
    return {
      ...fieldsOf(collection, row),
      ...links.get(id),
      ...(addressField ? { [addressField]: urls.get(id) ?? null } : {}),
      id,
      alias: String(row[collection.alias.name]),
      url: urls.get(id) ?? null,
      updated_at: updatedAt instanceof Date ? updatedAt.toISOString() : String(updatedAt),
      revision: Number(row['revision']),
    };
  });
}

/** What of an entity is written back when it is restored. */
function writable({ id: _, updated_at: __, revision: ___, ...fields }: EditedEntity): Fields {
  return fields;
}

/** The row of an id or an alias, if there is one. */
export async function rowOf(
  db: Database,
  collection: Collection,
  key: string,
): Promise<Columns | null> {
  const [row] = await selectRows(db, collection, { where: byKey(collection, key), limit: 1 });
  return row ?? null;
}

/** @throws Failure `not_found`. */
export async function readEntity(
  db: Database,
  collection: Collection,
  key: string,
): Promise<EditedEntity> {
  const row = await rowOf(db, collection, key);
  const [entity] = row ? await asEntities(db, collection, [row]) : [];
  if (!entity) throw gone(collection);
  return entity;
}

export type Listing = {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly count: number;
};

export async function listEntities(
  db: Database,
  collection: Collection,
  { search, sort, page, count }: Listing,
) {
  const where = matching(collection, search);
  const rows = await selectRows(db, collection, {
    where,
    order: orderOf(collection, sort),
    limit: count,
    offset: (page - 1) * count,
  });
  return {
    items: await asEntities(db, collection, rows),
    total: await countRows(db, collection, where),
  };
}

/** Lets one editor save at a time: what he checks holds until he is done. */
const holdContent = (transaction: Database) => transaction.execute(sql`select hold_content()`);

async function checkAlias(
  db: Database,
  { table, alias, where, addressField }: Collection,
  wanted: unknown,
  id: number | null,
): Promise<void> {
  if (wanted === undefined || addressField) return;
  const taken = await db.$count(
    table,
    and(where, eq(alias, wanted), id === null ? undefined : ne(table.id, id)),
  );
  if (taken > 0) {
    throw new Failure('alias_taken', 'Такой адрес уже занят', { alias: 'Уже занят' });
  }
}

/** Keeps the state before a change, which may have been made by nobody we know. */
async function keepBefore(db: Database, collection: Collection, entity: EditedEntity) {
  await keepState(db, {
    collection: collection.name,
    id: entity.id,
    revision: entity.revision,
    kind: 'changed',
    data: writable(entity),
    who: null,
    at: new Date(entity.updated_at),
  });
}

function checkRevision(present: EditedEntity, expected: number | null): void {
  if (expected !== null && expected !== present.revision) {
    throw new Failure('edit_conflict', 'Пока вы\u00a0писали, это изменил кто-то другой', {
      revision: `Сейчас ${present.revision}`,
    });
  }
}

/** What is to be saved: where, what, and which revision the editor had before him. */
export type Wanted = {
  /** Id or alias; null for a new one. */
  readonly key: string | null;
  readonly given: unknown;
  readonly expected: number | null;
  /** Of an entity that comes back. */
  readonly restoredId?: number;
};

/**
 * Stores what an editor wrote. Runs in the caller's transaction.
 * @throws Failure `invalid`, `not_found`, `alias_taken`, `edit_conflict`.
 */
export async function saveEntity(
  tx: Database,
  collection: Collection,
  { key, given, expected, restoredId }: Wanted,
  { who, now, mediaDir, action }: Saving,
): Promise<EditedEntity> {
  await holdContent(tx);
  const row = key === null ? null : await rowOf(tx, collection, key);
  if (key !== null && !row) throw gone(collection);
  const before = row ? (await asEntities(tx, collection, [row]))[0] : undefined;
  if (before) checkRevision(before, expected);
  const checked = checkFields(collection, given, row);
  await checkReferences(tx, collection, checked);
  const fields = await newPictures(collection.schema(row), checked, before, mediaDir);
  const columns = await (collection.toColumns?.(fields, tx) ?? fields);
  await checkAlias(tx, collection, columns[collection.alias.name], before?.id ?? null);
  let id: number;
  if (before) {
    id = before.id;
    await keepBefore(tx, collection, before);
    await updateRow(tx, collection, id, columns);
  } else {
    id = await insertRow(tx, collection, columns, restoredId ?? null);
  }
  await writeLinks(tx, collection, id, fields);
  const after = await readEntity(tx, collection, String(id));
  if (before && before.alias !== after.alias) {
    await collection.renamed?.(tx, before.alias, after.alias);
  }
  // A save that changes nothing makes no revision and leaves no trace.
  if (before?.revision === after.revision) return after;
  await keepState(tx, {
    collection: collection.name,
    id,
    revision: after.revision,
    kind: before ? 'changed' : 'created',
    data: writable(after),
    who,
    at: now,
  });
  const { revision } = after;
  await logAction(tx, {
    at: now,
    who,
    action,
    collection: collection.name,
    entityId: id,
    revision,
    about: after.alias,
  });
  return after;
}

async function checkUse(db: Database, { usedBy = [] }: Collection, id: number): Promise<void> {
  for (const { column, what } of usedBy) {
    const used = await db.$count(column.table, eq(column, id));
    if (used > 0) {
      throw new Failure('in_use', `Удалить нельзя: здесь ещё есть ${what} (${used})`);
    }
  }
}

/** Deletes an entity; its states stay. @throws Failure `not_found`, `in_use`, `edit_conflict`. */
export async function removeEntity(
  tx: Database,
  collection: Collection,
  { key, expected }: { readonly key: string; readonly expected: number | null },
  { who, now }: Saving,
): Promise<{ id: number; alias: string; revision: number }> {
  await holdContent(tx);
  const entity = await readEntity(tx, collection, key);
  const { id, alias } = entity;
  checkRevision(entity, expected);
  await checkUse(tx, collection, id);
  await keepBefore(tx, collection, entity);
  await deleteRow(tx, collection, id);
  const [told] = await tx
    .select({ revision: sql`max(${contentChanges.revision})`.mapWith(Number) })
    .from(contentChanges)
    .where(and(eq(contentChanges.entity, collection.name), eq(contentChanges.entityId, id)));
  const revision = told?.revision ?? entity.revision;
  await keepState(tx, {
    collection: collection.name,
    id,
    revision,
    kind: 'deleted',
    data: writable(entity),
    who,
    at: now,
  });
  await logAction(tx, {
    at: now,
    who,
    action: 'delete',
    collection: collection.name,
    entityId: id,
    revision,
    about: alias,
  });
  return { id, alias, revision };
}
