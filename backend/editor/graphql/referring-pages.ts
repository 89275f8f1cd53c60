import { sql, type SQL } from 'drizzle-orm';
import type { Reference } from '../../../contract/collections/references.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../search/rows.ts';
import type { Collection } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { columnNamed } from '../table-columns.ts';
import { orderOf } from '../list/order.ts';

export type Paging = { readonly page: number; readonly count: number };
export type IdPage = { readonly ids: readonly number[]; readonly total: number };
type Pair = { readonly to: ContentCollection; readonly by: Reference };

/**
 * The referring collection's table, joined so that `named` is the referenced id. Lists of aliases
 * without a column of their own are in `details`.
 */
function pairsOf(collection: Collection, { to, by }: Pair): { from: SQL; named: SQL } {
  const link = collection.links?.find(({ field }) => field === by.field);
  if (link) {
    const join = sql`${link.table} on ${link.owner} = ${collection.table.id}`;
    return { from: sql`${collection.table} join ${join}`, named: sql`${link.target}` };
  }
  const column = columnNamed(collection.table, by.field);
  if (by.kind === 'reference' && column) {
    return { from: sql`${collection.table}`, named: sql`${column}` };
  }
  const { table, alias } = collectionNamed(to);
  const aliases = column
    ? sql`to_jsonb(${column})`
    : sql`${collection.table}.details -> ${by.field}::text`;
  const join = sql`${table} on ${aliases} @> to_jsonb(${alias}::text)`;
  return { from: sql`${collection.table} join ${join}`, named: sql`${table.id}` };
}

/**
 * One page of the entities that refer to each of these, in the order of their list, all with a single
 * query.
 */
export async function referringPages(
  db: Database,
  pair: Pair,
  wanted: readonly number[],
  { page, count }: Paging,
): Promise<Map<number, IdPage>> {
  const collection = collectionNamed(pair.by.collection);
  const { from, named } = pairsOf(collection, pair);
  const order = sql.join(orderOf(collection, undefined) ?? [], sql`, `);
  const ids = sql.join(
    wanted.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf<{ named: number; id: number; total: number }>(
    db,
    sql`select named, id, total from (
      select ${named} as named, ${collection.table.id} as id,
        count(*) over (partition by ${named})::int as total,
        row_number() over (partition by ${named} order by ${order}) as place
      from ${from} where ${named} in (${ids})
    ) ranked where place > ${(page - 1) * count} and place <= ${page * count} order by named, place`,
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.named)].map(([id, own]) => [
      id,
      { ids: own.map((row) => row.id), total: own[0]?.total ?? 0 },
    ]),
  );
}
