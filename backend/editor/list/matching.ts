import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { descriptions } from '../../../contract/collections/all.ts';
import type { ReferenceField } from '../../../contract/collections/field.ts';
import type { Database } from '../../db/database.ts';
import type { Collection } from '../collection.ts';
import { columnNamed } from '../table-columns.ts';
import { tableOf } from '../tables.ts';
import { matchingIndexed } from './indexed.ts';
import { hasText } from './text-has.ts';
import { wordsOf, type Matching, type Word } from './words.ts';

/** The name of a row: its title, or the label of its document. */
function titleOf({ table, alias, description }: Collection): SQL | undefined {
  const { title, variants } = description;
  const column = columnNamed(table, title);
  if (!variants) return column && sql`${column}::text`;
  const cases = Object.entries(variants).map(
    ([code, { label }]) => sql`when ${code} then ${label}`,
  );
  return sql`(case ${alias} ${sql.join(cases, sql` `)} end)`;
}

/** The title of the entity that a column names. */
function titleNamed(column: AnyPgColumn, { to }: ReferenceField): SQL {
  const table = tableOf(to);
  const title = columnNamed(table, descriptions[to].title);
  if (!title) throw new Error(`${to}: no column has the title that others are searched by`);
  return sql`(select ${title} from ${table} where ${table.id} = ${column})`;
}

/** The text that is searched for a word as written. */
function textOf(collection: Collection): SQL {
  const fields = collection.fields(null);
  const label = collection.description.variants && titleOf(collection);
  const texts = collection.search.map((column) => {
    const field = fields[column.name];
    return field?.kind === 'reference' ? titleNamed(column, field) : sql`${column}::text`;
  });
  if (label) texts.push(label);
  return sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
}

/** The rows of a collection that contain every word, in any order. */
export function matchingWords(collection: Collection, words: readonly Word[]): Matching {
  if (collection.searchKind) return matchingIndexed(collection, collection.searchKind, words);
  const [title, all] = [titleOf(collection), textOf(collection)];
  const inTitle = title && and(...words.map(({ text, forms }) => hasText(title, text, forms)));
  return {
    where: and(...words.map(({ text, forms }) => hasText(all, text, forms))),
    order: inTitle ? [desc(inTitle)] : [],
  };
}

/**
 * The rows of a collection for a search: every word, in any order; «е» finds «ё», and a space finds
 * a non-breaking one.
 */
export const matching = async (
  db: Database,
  collection: Collection,
  typed: string | undefined,
): Promise<Matching> => matchingWords(collection, await wordsOf(db, typed));

/** The rows whose text contains every word of a search. @param text an expression for each row. */
export async function matchingText(
  db: Database,
  text: SQL,
  typed: string | undefined,
): Promise<SQL | undefined> {
  const words = await wordsOf(db, typed);
  return and(...words.map((word) => hasText(text, word.text, word.forms)));
}
