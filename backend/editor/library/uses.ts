/** The uses of a library file: entities and drafts. */
import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { LibraryUse } from '../../../contract/schemas/library.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { collections } from '../collections/index.ts';
import type { Collection, Columns } from '../collection.ts';
import { selectRows, textColumns } from '../rows.ts';
import { titleOf } from '../uses.ts';

/** Whether a column of any kind refers to a file. */
export const namesFile = (column: PgColumn | SQL, src: string) =>
  sql`strpos(${column}::text, ${src}) > 0`;

/** The rows of a collection that refer to a file. */
export const usingRows = (db: Database, collection: Collection, src: string): Promise<Columns[]> =>
  selectRows(db, collection, {
    where: or(...textColumns(collection).map((column) => namesFile(column, src))),
  });

async function inEntities(db: Database, src: string): Promise<LibraryUse[]> {
  const uses: LibraryUse[] = [];
  for (const collection of collections) {
    for (const row of await usingRows(db, collection, src)) {
      const title = titleOf(collection, row);
      uses.push({ collection: collection.name, id: Number(row['id']), draft: null, title });
    }
  }
  return uses;
}

const usingDrafts = (db: Database, src: string) =>
  db.select().from(contentDrafts).where(namesFile(contentDrafts.data, src));

async function inDrafts(db: Database, src: string): Promise<LibraryUse[]> {
  const rows = await usingDrafts(db, src);
  return rows.map(({ id: draft, collection, entityId: id, data }) => ({
    collection,
    id,
    draft,
    title: entityTitle(collection, data, 'Без названия'),
  }));
}

/** Every use of a file; the history of entities does not count. */
export const usesOf = async (db: Database, src: string): Promise<LibraryUse[]> => [
  ...(await inEntities(db, src)),
  ...(await inDrafts(db, src)),
];
