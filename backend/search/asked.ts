import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Term } from './query-terms.ts';
import { plainQuery } from './query-terms.ts';
import { rowsOf } from './rows.ts';
import { SYNONYMS } from './synonyms.ts';

/** A search term; `beginning` matches every word with that prefix. */
export type Wanted = Term & { readonly beginning?: boolean };

/** A query in the database's format. */
export type Asked = {
  /** For `::tsquery`. */
  readonly query: string;
  /** Searched stems and prefixes, without exclusions. */
  readonly stems: readonly string[];
  readonly beginnings: readonly string[];
};

/**
 * Whether a text has a Latin word. The database drops English stop words such as «or»; among
 * Russian words they are not stop words, and without them `' OR 1=1` would match every 1.
 */
const isForeign = (text: string): boolean => /[a-z]{2}/.test(text);

function queryOf({ text, phrase, beginning }: Wanted): SQL {
  if (beginning && /^[\p{L}\p{N}]+$/u.test(text)) return sql`${`'${text}':*`}::tsquery`;
  const query = phrase
    ? sql`phraseto_tsquery('pg_catalog.russian', ${text})`
    : sql`plainto_tsquery('pg_catalog.russian', ${text})`;
  if (!isForeign(text)) return query;
  const whole = sql`plainto_tsquery('pg_catalog.simple', ${text})`;
  return sql`(case when numnode(${query}) = 0 then ${whole} else ${query} end)`;
}

const rows = SYNONYMS.map((members) => members.map(plainQuery));

/** Rows of synonyms that may apply: sending all of them would cost each query a millisecond. */
function likelySynonyms(terms: readonly Wanted[]): string {
  const beginnings = new Set(
    terms.flatMap(({ text }) => text.split(/[^\p{L}\p{N}/]+/u)).map((word) => word.slice(0, 3)),
  );
  const touches = (member: string) =>
    member.split(/[\s]+/).some((word) => beginnings.has(word.slice(0, 3)));
  return JSON.stringify(rows.filter((members) => members.some(touches)));
}

/** Parses `'линз' & 'астигм':*` into the searched lexemes. */
function lexemes(tree: string) {
  const found = [...tree.matchAll(/'((?:[^']|'')*)'(:\S*)?/g)].map((match) => ({
    text: (match[1] ?? '').replaceAll("''", "'"),
    beginning: match[2]?.includes('*') ?? false,
  }));
  const texts = (beginning: boolean) =>
    found.filter((lexeme) => lexeme.beginning === beginning).map((lexeme) => lexeme.text);
  return { stems: texts(false), beginnings: texts(true) };
}

const conditionOf = (terms: readonly Wanted[]): SQL =>
  terms.reduce(
    (sum, term) => sql`${sum} && ${term.excluded ? sql`!!` : sql``}(${queryOf(term)})`,
    sql`''::tsquery`,
  );

/**
 * The queries of several searches, computed in one statement; null for a search without terms, for
 * example with only prepositions.
 */
export async function askedEach(
  db: Database,
  searches: readonly (readonly Wanted[])[],
): Promise<(Asked | null)[]> {
  const given = searches.flatMap((terms, place) =>
    terms.some((term) => !term.excluded)
      ? [
          sql`(${place}::integer,
          search_widened(${conditionOf(terms)}, ${likelySynonyms(terms)}::jsonb))`,
        ]
      : [],
  );
  if (given.length === 0) return searches.map(() => null);
  const found = await rowsOf<{ place: number; query: string; tree: string }>(
    db,
    sql`select place, asked::text as query, querytree(asked) as tree
        from (values ${sql.join(given, sql`, `)}) as given (place, asked)`,
  );
  const byPlace = new Map(found.map((row) => [row.place, row]));
  return searches.map((_, place) => {
    const row = byPlace.get(place);
    const wanted = lexemes(row?.tree ?? '');
    if (!row || wanted.stems.length + wanted.beginnings.length === 0) return null;
    return { query: row.query, ...wanted };
  });
}

/** The query for some terms; null if none is left, for example with only prepositions. */
export async function askedOf(db: Database, terms: readonly Wanted[]): Promise<Asked | null> {
  const [asked = null] = await askedEach(db, [terms]);
  return asked;
}

/** Every word form in the content that matches the query, for highlighting. */
export async function formsOf(db: Database, { stems, beginnings }: Asked): Promise<string[]> {
  const found = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_words
        where stem = any (array(select jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb)))
        union select w.word
        from jsonb_array_elements_text(${JSON.stringify(beginnings)}::jsonb) beginning
        join search_words w on w.word ~>=~ beginning and w.word ~<~ (beginning || chr(1114111))`,
  );
  return found.map((row) => row.word);
}
