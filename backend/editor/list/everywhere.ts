/** One search over all collections, in one statement: one statement for each would be slow. */
import { and, sql, type SQL } from 'drizzle-orm';
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { FoundIn } from '../../../contract/schemas/editor-many.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../search/rows.ts';
import type { Collection, Columns } from '../collection.ts';
import { collections } from '../collections/index.ts';
import { asEntities } from '../entities.ts';
import { selected } from '../rows.ts';
import { asCard, cardColumns } from './card.ts';
import { matchingWords } from './matching.ts';
import { orderOf } from './order.ts';
import { wordsOf, type Word } from './words.ts';

/** A row of the result. */
type Found = {
  /** The index of its collection. */
  readonly nth: number;
  /** The number of matching rows in that collection. */
  readonly found_total: number;
  readonly columns: Columns;
};

const comma = sql`, `;

/** The columns that a card needs, with the section in the entity's address. */
function columnsBeside(collection: Collection): SQL {
  const wanted = Object.values(selected(collection, cardColumns(collection)));
  const pairs = wanted.map((column) => sql`${column.name}::text, ${column}`);
  if (collection.section) pairs.push(sql`'section', ${collection.section}`);
  return sql`jsonb_build_object(${sql.join(pairs, comma)})`;
}

/**
 * The first rows of a collection. Ids are selected before any other column is read: nearly all rows
 * may match.
 */
function foundIn(collection: Collection, nth: number, words: readonly Word[], count: number): SQL {
  const { table } = collection;
  const { where, order } = matchingWords(collection, words);
  const by = sql.join([...order, ...(orderOf(collection, undefined) ?? [])], comma);
  return sql`select ${nth}::integer as nth, found_place, found_total, ${columnsBeside(collection)} as columns
    from (select found_id, found_total, row_number() over () as found_place
      from (select ${table.id} as found_id, count(*) over () as found_total
        from ${table} where ${and(collection.where, where) ?? sql`true`}
        order by ${by} limit ${count}) first) found
    join ${table} on ${table.id} = found_id`;
}

async function cardsOf(db: Database, collection: Collection, rows: readonly Columns[]) {
  // No title depends on links.
  const entities = await asEntities(db, { ...collection, links: [] }, rows);
  return entities.map((entity) => {
    const { id, alias, url } = entity;
    return { id, alias, url, title: entityTitle(collection.name, asCard(collection, entity)) };
  });
}

/** The matches of every collection that has any. */
export async function searchEverywhere(
  db: Database,
  { search, count }: { readonly search: string; readonly count: number },
): Promise<FoundIn[]> {
  const words = await wordsOf(db, search);
  const all = collections.map((collection, nth) => foundIn(collection, nth, words, count));
  const rows = await rowsOf<Found>(
    db,
    sql`${sql.join(all, sql` union all `)} order by nth, found_place`,
  );
  const found = [...Map.groupBy(rows, ({ nth }) => nth)].map(async ([nth, own]) => {
    const collection = collections[nth];
    if (!collection) return [];
    const { name, description } = collection;
    const columns = own.map((row) => row.columns);
    const items = await cardsOf(db, collection, columns);
    return [
      { collection: name, many: description.many, total: Number(own[0]?.found_total), items },
    ];
  });
  return (await Promise.all(found)).flat();
}
