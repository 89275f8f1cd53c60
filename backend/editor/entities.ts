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
  return collection.toFields ? collection.toFields(columns) : own;
}

/** Rows in the form editors see. */
export async function asEntities(
  db: Database,
  collection: Collection,
  rows: readonly Columns[],
): Promise<EditedEntity[]> {
  const ids = rows.map((row) => Number(row['id']));
  return linkedEntities(db, collection, rows, await readLinks(db, collection, ids));
}

/** A row in the form editors see, with the links of its fields, which are stored as they are. */
export async function asEntity(
  db: Database,
  collection: Collection,
  row: Columns,
  fields: Fields,
): Promise<EditedEntity> {
  const links = new Map([[Number(row['id']), linksIn(collection, fields)]]);
  const [entity] = await linkedEntities(db, collection, [row], links);
  if (!entity) throw gone(collection);
  return entity;
}

async function linkedEntities(
  db: Database,
  collection: Collection,
  rows: readonly Columns[],
  links: ReadonlyMap<number, Fields>,
): Promise<EditedEntity[]> {
  const ids = rows.map((row) => Number(row['id']));
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

/** Finds a row by id or alias. */
export async function rowOf(
  db: Database,
  collection: Collection,
  key: string,
): Promise<Columns | null> {
  const [row] = await selectRows(db, collection, { where: byKey(collection, key), limit: 1 });
  return row ?? null;
}

/** The existing ones of these. */
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
