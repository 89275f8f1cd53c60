/** Reads entities that are about to be replaced. */
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Columns } from './collection.ts';
import { entityOf } from './entities.ts';
import { isKept } from './history.ts';
import { isBare } from './shown/notes.ts';
import { linksBeside } from './links.ts';
import { byKey, named, selected } from './rows.ts';

export type Present = {
  readonly row: Columns;
  readonly entity: EditedEntity;
  /** Whether its history contains this state. */
  readonly isKept: boolean;
  /** Whether it has neither a draft nor a takedown. */
  readonly isBare: boolean;
};

/**
 * Reads rows with everything that belongs to them, in one statement: with the embedded database, each
 * statement costs every concurrent save a millisecond.
 */
async function readWhere(db: Database, collection: Collection, where: SQL): Promise<Present[]> {
  const { table, section = sql`null` } = collection;
  const found = await db
    .select({
      row: selected(collection),
      beside: {
        ...linksBeside(collection),
        section: sql`${section}`,
        isKept: isKept(collection),
        isBare: isBare(collection),
      },
    })
    .from(table)
    .where(and(collection.where, where));
  if (found.length === 0) return [];
  const read = found.map(
    ({ row, beside: { isKept: kept, isBare: bare, section: inSection, ...links } }) => ({
      row: named(collection, row),
      links,
      inSection,
      known: { isKept: kept === true, isBare: bare === true },
    }),
  );
  const urls = await collection.addresses(
    db,
    read.map(({ row }) => Number(row['id'])),
    read.map(({ row, inSection }) => ({ ...row, section: inSection })),
  );
  return read.map(({ row, links, known }) => {
    const url = urls.get(Number(row['id'])) ?? null;
    return { row, entity: entityOf(collection, row, links, url), ...known };
  });
}

/** @param key id or alias. */
export async function readForSave(
  db: Database,
  collection: Collection,
  key: string,
): Promise<Present | null> {
  const [present] = await readWhere(db, collection, byKey(collection, key));
  return present ?? null;
}

/** Those of these entities that exist, by id. */
export async function readAllForSave(
  db: Database,
  collection: Collection,
  ids: readonly number[],
): Promise<Map<number, Present>> {
  const present = await readWhere(db, collection, inArray(collection.table.id, [...ids]));
  return new Map(present.map((one) => [one.entity.id, one]));
}
