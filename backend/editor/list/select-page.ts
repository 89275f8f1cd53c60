/** One page of a collection's rows, in two steps: first their ids, then their columns. */
import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Collection, Columns } from '../collection.ts';
import { countRows, selectRows, type Selection } from '../rows.ts';

type Page = Selection & { readonly limit: number; readonly offset: number };

/** The ids of the page, and the total: counted in the same statement, so that matching runs once. */
async function selectIds(
  db: Database,
  collection: Collection,
  { where, order = [], limit, offset }: Page,
): Promise<{ ids: number[]; total: number }> {
  const { table } = collection;
  const all = and(collection.where, where);
  // Without a condition, an index counts the table faster than a window over its rows.
  const total = all ? sql`count(*) over ()` : sql`(select count(*) from ${table})`;
  const rows = await db
    .select({ id: table.id, total: total.mapWith(Number) })
    .from(table)
    .where(all)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  const ids = rows.map(({ id }) => id);
  if (first || offset === 0) return { ids, total: first?.total ?? 0 };
  // Beyond the last page there is no row to carry the total.
  return { ids, total: await countRows(db, collection, where) };
}

/** The rows of a page in its order: texts are read for these alone. */
export async function selectPage(
  db: Database,
  collection: Collection,
  { columns, ...page }: Page,
): Promise<{ rows: Columns[]; total: number }> {
  const { ids, total } = await selectIds(db, collection, page);
  if (ids.length === 0) return { rows: [], total };
  const where = inArray(collection.table.id, ids);
  const found = await selectRows(db, collection, { columns, where });
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (row: Columns) => places.get(Number(row['id'])) ?? 0;
  return { rows: found.toSorted((one, other) => placeOf(one) - placeOf(other)), total };
}
