/**
 * Whether a text contains a word. A search checks every short text, so the cheapest test comes first:
 * letters before stems and regular expressions.
 */
import { or, sql, type SQL } from 'drizzle-orm';
import type { Asked } from '../../search/asked.ts';
import { queryName } from '../../search/query-terms.ts';

/** Russian stems are prefixes of their words; English ones may not be: «happi» of «happy». */
const WRITTEN = /^[а-я0-9]+$/;

const lettersOf = (text: SQL) => sql`translate(lower(${text}), 'ё', 'е')`;

const hasLetters = (text: SQL, letters: string) =>
  sql`position(${letters} in ${lettersOf(text)}) > 0`;

/** Whether a text contains a word as typed, or as a part of another one. */
function isTyped(text: SQL, word: string): SQL {
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

/** Whether the letters of a text allow a match; null where letters cannot decide. */
function maybe(text: SQL, { stems, beginnings }: Asked): SQL | null {
  const wanted = [...stems, ...beginnings];
  if (!wanted.every((stem) => WRITTEN.test(stem))) return null;
  const patterns = sql.param(`{${wanted.map((stem) => `%${stem}%`).join()}}`);
  return sql`${lettersOf(text)} like any (${patterns}::text[])`;
}

/** Whether a text contains a word: as typed, as a part of another one, or in another form. */
export function hasText(text: SQL, word: string, asked: Asked | null): SQL | undefined {
  if (!asked) return isTyped(text, word);
  const inForm = sql`search_stems(${text}) @@ ${asked.query}::tsquery`;
  const letters = maybe(text, asked);
  // A `case` fixes the order of evaluation; an `and` does not.
  return or(
    isTyped(text, word),
    letters ? sql`(case when ${letters} then ${inForm} else false end)` : inForm,
  );
}
