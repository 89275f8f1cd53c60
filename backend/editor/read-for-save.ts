/** Reads an entity that is about to be replaced. */
import { and, sql } from 'drizzle-orm';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Columns } from './collection.ts';
import { entityOf } from './entities.ts';
import { isKept } from './history.ts';
import { linksBeside } from './links.ts';
import { byKey, named, selected } from './rows.ts';

export type Present = {
  readonly row: Columns;
  readonly entity: EditedEntity;
  /** Whether its history has this state. */
  readonly isKept: boolean;
};

/**
 * The row with all that belongs to it, in one statement: with the embedded database, each statement
 * costs every editor who saves at that moment a millisecond.
 */
export async function readForSave(
  db: Database,
  collection: Collection,
  key: string,
): Promise<Present | null> {
  const { table, section = sql`null` } = collection;
  const [found] = await db
    .select({
      row: selected(collection),
      beside: { ...linksBeside(collection), section: sql`${section}`, isKept: isKept(collection) },
    })
    .from(table)
    .where(and(collection.where, byKey(collection, key)))
    .limit(1);
  if (!found) return null;
  const row = named(collection, found.row);
  const { isKept: isKnown, section: inSection, ...links } = found.beside;
  const id = Number(row['id']);
  const urls = await collection.addresses(db, [id], [{ ...row, section: inSection }]);
  const entity = entityOf(collection, row, links, urls.get(id) ?? null);
  return { row, entity, isKept: isKnown === true };
}
