/**
 * Whether a text has a word. A search asks this of every short text there is, so what costs least is
 * asked first: letters before stems and regular expressions.
 */
import { or, sql, type SQL } from 'drizzle-orm';
import type { Asked } from '../../search/asked.ts';
import { queryName } from '../../search/query-terms.ts';

/** Russian stems begin their words as they are written; English ones may not: «happi» of «happy». */
const WRITTEN = /^[а-я0-9]+$/;

const lettersOf = (text: SQL) => sql`translate(lower(${text}), 'ё', 'е')`;

const hasLetters = (text: SQL, letters: string) =>
  sql`position(${letters} in ${lettersOf(text)}) > 0`;

/** Whether a text has a word: as typed, or inside of another one. */
export function isTyped(text: SQL, word: string): SQL {
  const name = queryName(word);
  // A cast: the database refuses to order by a bare constant.
  if (name === '') return sql`false::boolean`;
  const parts = name.split(' ');
  const letters = sql.join(
    parts.map((part) => hasLetters(text, part)),
    sql` and `,
  );
  if (parts.length === 1) return sql`(${letters})`;
  return sql`(case when ${letters} then position(${name} in search_name(${text})) > 0 else false end)`;
}

/** Whether a text may have what is asked, by its letters; null where they do not say. */
function maybe(text: SQL, { stems, beginnings }: Asked): SQL | null {
  const wanted = [...stems, ...beginnings];
  if (!wanted.every((stem) => WRITTEN.test(stem))) return null;
  const patterns = sql.param(`{${wanted.map((stem) => `%${stem}%`).join()}}`);
  return sql`${lettersOf(text)} like any (${patterns}::text[])`;
}

/** Whether a text has a word: as typed, inside of another one, or in another form. */
export function hasText(text: SQL, word: string, asked: Asked | null): SQL | undefined {
  if (!asked) return isTyped(text, word);
  const inForm = sql`search_stems(${text}) @@ ${asked.query}::tsquery`;
  const letters = maybe(text, asked);
  // A `case`: what comes first in an `and` is up to the database.
  return or(
    isTyped(text, word),
    letters ? sql`(case when ${letters} then ${inForm} else false end)` : inForm,
  );
}
