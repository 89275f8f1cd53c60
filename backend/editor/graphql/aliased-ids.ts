import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Collection } from '../collection.ts';
import { selectRows } from '../rows.ts';

/** Ids of entities by alias; unknown aliases are left out. */
export async function aliasedIds(
  db: Database,
  collection: Collection,
  aliases: readonly string[],
): Promise<Map<string, number>> {
  const { alias } = collection;
  const columns = new Set(['id', alias.name]);
  const rows = await selectRows(db, collection, { columns, where: inArray(alias, [...aliases]) });
  return new Map(rows.map((row) => [String(row[alias.name]), Number(row['id'])]));
}
