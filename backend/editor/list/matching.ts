import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { askedOf, type Asked } from '../../search/asked.ts';
import { indexWaiting } from '../../search/index-waiting.ts';
import { plainQuery } from '../../search/query-terms.ts';
import type { Collection } from '../collection.ts';

/** Further words are ignored. */
const WORDS_MAX = 12;

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Kinds of fields whose words the visitors' search has in its index. */
const INDEXED = new Set(['rich-text', 'list']);

/** The text in which a word is looked for letter by letter. */
function shortText(collection: Collection): SQL {
  const fields = collection.fields(null);
  const columns = collection.search.filter(
    ({ name }) => !collection.searchKind || !INDEXED.has(fields[name]?.kind ?? ''),
  );
  const texts = columns.map((column) => sql`${column}::text`);
  return sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
}

/** Whether a text has a word: as typed, or inside of another one. */
function isTyped(text: SQL, word: string): SQL {
  const name = sql`search_name(${word})`;
  return sql`(${name} <> '' and position(${name} in search_name(${text})) > 0)`;
}

/** Whether a text has a word: as typed, inside of another one, or in another form. */
function hasText(text: SQL, word: string, asked: Asked | null): SQL | undefined {
  const stems = asked && sql`search_stems(${text}) @@ ${asked.query}::tsquery`;
  return or(isTyped(text, word), stems ?? undefined);
}

/** Whether a row has a word; the visitors' search already knows other forms in long texts. */
function hasWord(collection: Collection, word: string, asked: Asked | null): SQL | undefined {
  const { table, searchKind } = collection;
  const text = shortText(collection);
  if (!asked || !searchKind) return hasText(text, word, asked);
  const inOtherForm = sql`${table.id} in (select entity_id from search_documents
    where kind = ${searchKind} and words @@ ${asked.query}::tsquery)`;
  return or(isTyped(text, word), inOtherForm);
}

/**
 * The condition for every word of a search, in any order: «е» finds «ё», and a space finds a
 * non-breaking one. Prepositions and the like matter only when there is nothing else.
 */
async function everyWord(
  db: Database,
  typed: string | undefined,
  has: (word: string, asked: Asked | null) => SQL | undefined,
): Promise<SQL | undefined> {
  const words = plainQuery(typed ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
  if (words.some(hasLetter)) await indexWaiting(db);
  const asked: { readonly text: string; readonly forms: Asked | null }[] = [];
  for (const text of words) {
    // The parts of a number or a code mean nothing by themselves.
    const forms = hasLetter(text)
      ? await askedOf(db, [{ text, phrase: false, excluded: false }])
      : null;
    asked.push({ text, forms });
  }
  const meant = asked.filter(({ text, forms }) => forms !== null || !hasLetter(text));
  const shown = meant.length > 0 ? meant : asked;
  return and(...shown.map(({ text, forms }) => has(text, forms)));
}

/** The rows of a collection that have every word of a search. */
export const matching = (
  db: Database,
  collection: Collection,
  typed: string | undefined,
): Promise<SQL | undefined> =>
  everyWord(db, typed, (word, asked) => hasWord(collection, word, asked));

/** The rows whose text has every word of a search. @param text an expression for each row. */
export const matchingText = (
  db: Database,
  text: SQL,
  typed: string | undefined,
): Promise<SQL | undefined> => everyWord(db, typed, (word, asked) => hasText(text, word, asked));
