/**
 * A search in a collection that visitors search, too. There may be thousands of rows, so their texts
 * are not read: `search_names` stores names as written, and the index of the visitors' search has all
 * words of the texts.
 */
import { and, desc, or, sql, type SQL } from 'drizzle-orm';
import type { SearchKind } from '../../../contract/schemas/search.ts';
import { queryName } from '../../search/query-terms.ts';
import type { Collection } from '../collection.ts';
import type { Matching, Word } from './words.ts';

/** Whether a text contains a word as typed, or as a part of another one. */
function isWritten(text: SQL, word: string): SQL {
  const name = queryName(word);
  return name === '' ? sql`false` : sql`position(${name} in ${text}) > 0`;
}

/** The rows that contain every word, in any order: in the title, in other forms or in a text. */
export function matchingIndexed(
  { table }: Pick<Collection, 'table'>,
  kind: SearchKind,
  words: readonly Word[],
): Matching {
  if (words.length === 0) return { where: undefined, order: [] };
  const having = (conditions: readonly (SQL | undefined)[]) =>
    sql`${table.id} in (select names.entity_id from search_names names
      where ${and(sql`names.kind = ${kind}`, ...conditions)})`;
  const anywhere = words.map(({ text, forms }) => {
    const written = isWritten(sql`names.letters`, text);
    return forms
      ? or(
          written,
          sql`names.entity_id in (select search_having(${forms.query}::tsquery, ${kind}))`,
        )
      : written;
  });
  const inTitle = words.map(({ text, forms }) => {
    const written = isWritten(sql`names.title`, text);
    return forms ? or(written, sql`names.stems @@ ${forms.query}::tsquery`) : written;
  });
  return { where: having(anywhere), order: [desc(having(inTitle))] };
}
