/** Reads entities of any collection in the form editors see. */
import { inArray } from 'drizzle-orm';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Collection, Columns, Fields } from './collection.ts';
import { linksIn, readLinks } from './links.ts';
import { byKey, selectRows } from './rows.ts';

/** «Статья не найдена». */
export const gone = ({ missing }: Collection) => new Failure('not_found', missing);

function fieldsOf(collection: Collection, columns: Columns): Fields {
  const { id: _, revision: __, updated_at: ___, ...own } = columns;
  if (collection.toFields) return collection.toFields(columns);
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}

/** Rows in the form editors see. */
export async function asEntities(
  db: Database,
  collection: Collection,
  rows: readonly Columns[],
): Promise<EditedEntity[]> {
  const ids = rows.map((row) => Number(row['id']));
  const [links, urls] = await Promise.all([
    readLinks(db, collection, ids),
    collection.addresses(db, ids, rows),
  ]);
  return rows.map((row) => {
    const id = Number(row['id']);
    return entityOf(collection, row, links.get(id), urls.get(id) ?? null);
  });
}

/** A row with its links and the address of its page. */
export function entityOf(
  collection: Collection,
  row: Columns,
  links: Fields | undefined,
  url: string | null,
): EditedEntity {
  const updatedAt = row['updated_at'];
  const { addressField } = collection;
  return {
    ...fieldsOf(collection, row),
    ...links,
    // Empty where the target was deleted: the field is required, and the row stays readable.
    ...(addressField ? { [addressField]: url ?? '' } : {}),
    id: Number(row['id']),
    alias: String(row[collection.alias.name]),
    url,
    updated_at: updatedAt instanceof Date ? updatedAt.toISOString() : String(updatedAt),
    revision: Number(row['revision']),
  };
}

/**
 * A stored row in the form editors see.
 * @param fields the input, whose links are returned as given.
 * @param before the previous state; the page's address is reused unless the alias or a reference has
 *   changed.
 */
export async function asEntity(
  db: Database,
  collection: Collection,
  row: Columns,
  fields: Fields,
  before: EditedEntity | undefined,
): Promise<EditedEntity> {
  const id = Number(row['id']);
  const named = [collection.alias.name, ...Object.keys(collection.references ?? {})];
  const links = linksIn(collection, fields);
  const isMoved =
    !before ||
    collection.isCheckedAlone ||
    before.alias !== String(row[collection.alias.name]) ||
    named.some((name) => name in row && name in before && before[name] !== row[name]);
  const url = isMoved
    ? ((await collection.addresses(db, [id], [row])).get(id) ?? null)
    : before.url;
  return entityOf(collection, row, links, url);
}

/** Finds a row by id or alias. */
export async function rowOf(
  db: Database,
  collection: Collection,
  key: string,
): Promise<Columns | null> {
  const [row] = await selectRows(db, collection, { where: byKey(collection, key), limit: 1 });
  return row ?? null;
}

/** Those of these entities that exist. */
export async function entitiesWith(
  db: Database,
  collection: Collection,
  ids: readonly number[],
): Promise<EditedEntity[]> {
  if (ids.length === 0) return [];
  const where = inArray(collection.table.id, [...ids]);
  return asEntities(db, collection, await selectRows(db, collection, { where }));
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
