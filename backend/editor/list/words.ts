/** The words of an editor's search. */
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { askedEach, type Asked } from '../../search/asked.ts';
import { indexWaiting } from '../../search/index-waiting.ts';
import { plainQuery } from '../../search/query-terms.ts';

/** Further words are ignored. */
const WORDS_MAX = 12;

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** A typed word; `forms` are null for a number or a code, whose parts have no meaning. */
export type Word = { readonly text: string; readonly forms: Asked | null };

export type Matching = {
  /** The rows that contain every word of the search. */
  readonly where: SQL | undefined;
  /** Rows with every word in the title come first. */
  readonly order: readonly SQL[];
};

/**
 * The words of a search, without prepositions and the like unless there is nothing else. Brings the
 * index up to date with everything that has been saved.
 */
export async function wordsOf(db: Database, typed: string | undefined): Promise<Word[]> {
  const words = plainQuery(typed ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
  if (words.some(hasLetter)) await indexWaiting(db);
  const searches = words.map((text) =>
    hasLetter(text) ? [{ text, phrase: false, excluded: false }] : [],
  );
  const forms = await askedEach(db, searches);
  const asked = words.map((text, place): Word => ({ text, forms: forms[place] ?? null }));
  const meant = asked.filter(({ text, forms: own }) => own !== null || !hasLetter(text));
  return meant.length > 0 ? meant : asked;
}
