import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Wanted } from './asked.ts';
import { editDistance, forgiven } from '../../src/config/edit-distance.ts';
import { otherLayout } from '../../src/config/keyboard.ts';
import type { Term } from './query-terms.ts';
import { rowsOf } from './rows.ts';
import { inRussianLetters } from './transliteration.ts';

/** A term and its likely correction. */
export type Corrected = {
  readonly term: Term;
  /** The matching term in the content; null when there is none. */
  readonly wanted: Wanted | null;
  /** Loosely similar words: offered as suggestions, never substituted. */
  readonly near: readonly string[];
};

/** Maximum words checked for typos: a query with more unknown words is not a real query. */
const MOST_MISTYPED = 4;

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The text in the other layout; none if letters become signs: the search would see only the rest, «r» of «бк». */
function otherKeys(text: string): string | null {
  const other = otherLayout(text);
  return other !== null && letters(other).length < letters(text).length ? null : other;
}

/** Spellings that result from the keyboard rather than a typo, the typed one first. */
function spellings(text: string): string[] {
  const other = otherKeys(text);
  // A compound is found by its parts only where the content has it, too: «однодневные-линзы» nowhere.
  const parts = /\p{L}-\p{L}/u.test(text) ? text.replaceAll('-', ' ') : null;
  const all = [text, other, inRussianLetters(text), other && inRussianLetters(other), parts];
  return [...new Set(all.filter((one) => one !== null).map((one) => one.replaceAll('ё', 'е')))];
}

/** Which texts occur in the content, as words and as prefixes. */
async function knownOf(db: Database, texts: readonly string[]) {
  const rows = await rowsOf<{ text: string; known: boolean; begins: boolean }>(
    db,
    sql`select text,
          (numnode(plainto_tsquery('pg_catalog.russian', text)) = 0 and text !~ '[a-z]{2}') or exists (
            select from search_documents d
            where d.words @@ plainto_tsquery('pg_catalog.russian', text)) as known,
          exists (select from search_words w
            where w.word ~>=~ text and w.word ~<~ (text || chr(1114111))) as begins
        from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) text`,
  );
  return new Map(rows.map((row) => [row.text, row]));
}

/** A word with two neighbouring letters swapped, at each place. */
const swaps = (word: string): string[] => {
  // By characters: half of a rare letter is no text for the database.
  const all = [...word];
  return all.slice(1).map((second, at) => {
    const pair = [second, all[at]];
    return [...all.slice(0, at), ...pair, ...all.slice(at + 2)].join('');
  });
};

/**
 * Words of the content by similarity to any spelling of a typed word. Swapped letters are tried one by
 * one: they leave a short word too few letters in common, «лнизы» with «линзы».
 */
async function nearWords(db: Database, words: readonly string[]): Promise<string[]> {
  const bare = words.map(letters).filter((word) => word.length > 2 && word.length <= 40);
  if (bare.length === 0) return [];
  const swapped = bare.flatMap((typed) => swaps(typed).map((word) => ({ typed, word })));
  const rows = await rowsOf<{ typed: string; word: string }>(
    db,
    sql`select typed, n.word from jsonb_array_elements_text(${JSON.stringify(bare)}::jsonb) typed,
        lateral search_near(typed, 12) n
        union all
        select typed, word from search_words
        join jsonb_to_recordset(${JSON.stringify(swapped)}::jsonb) as one (typed text, word text)
          using (word)`,
  );
  const rated = rows.map(({ typed, word }) => ({
    typed,
    word,
    errors: editDistance(typed, word.replaceAll('ё', 'е')),
  }));
  const near = rated
    .filter(({ typed, errors }) => errors <= Math.ceil(typed.length / 3))
    .sort((a, b) => a.errors - b.errors)
    .map(({ word }) => word);
  return [...new Set(near)];
}

/** Only Cyrillic spellings are checked for typos: the content is Russian. */
const mayBeMistyped = (text: string) => /^[^a-z]+$/.test(text);

/** A word found under another spelling, as the content writes it: «ден» from `den` is «день». */
async function asWritten(db: Database, word: string): Promise<string> {
  const [best] = await nearWords(db, [word]);
  return best !== undefined && editDistance(best, word) <= 1 ? best : word;
}

const isClose = (word: string, written: readonly string[]) =>
  written.map(letters).some((one) => editDistance(one, word.replaceAll('ё', 'е')) <= forgiven(one));

/**
 * Guesses the intended word for each word of a query without results: the other keyboard layout, a
 * Russian name in Latin letters, a prefix, a typo.
 */
export async function correct(db: Database, terms: readonly Term[]): Promise<Corrected[]> {
  const asIs = (term: Term) => term.phrase || term.excluded;
  const written = new Map(terms.map((term) => [term, asIs(term) ? [] : spellings(term.text)]));
  const known = await knownOf(db, [...new Set([...written.values()].flat())]);
  const corrected: Corrected[] = [];
  let mistyped = 0;
  for (const term of terms) {
    const ways = written.get(term) ?? [];
    const word = ways.find((text) => known.get(text)?.known);
    const beginning = ways.find((text) => text.length > 2 && known.get(text)?.begins);
    if (asIs(term)) {
      corrected.push({ term, wanted: term, near: [] });
    } else if (word !== undefined) {
      const text = word === term.text ? word : await asWritten(db, word);
      corrected.push({ term, wanted: { ...term, text }, near: [] });
    } else if (beginning !== undefined) {
      corrected.push({ term, wanted: { ...term, text: beginning, beginning: true }, near: [] });
    } else {
      mistyped += 1;
      const near = await nearWords(db, mistyped > MOST_MISTYPED ? [] : ways.filter(mayBeMistyped));
      const [best] = near;
      const taken = best !== undefined && isClose(best, ways) ? { ...term, text: best } : null;
      corrected.push({ term, wanted: taken, near });
    }
  }
  return corrected;
}
