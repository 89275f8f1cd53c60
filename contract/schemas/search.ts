import * as v from 'valibot';
import { id, moment, sitePath, text } from '../fields.ts';

/** Kinds of content that the search finds, in the order their groups are shown in. */
export const searchKind = v.picklist(['product', 'article', 'faq', 'instruction', 'page']);

/** A text in its pieces, in order; `found` ones are to be highlighted. */
const foundParts = v.array(v.object({ text: v.string(), found: v.boolean() }));

/** Found entities by kind; `snippet` is the text around the words found. */
export const searchContent = v.object({
  query: v.string(),
  total: v.number(),
  groups: v.array(
    v.object({
      kind: searchKind,
      title: text,
      total: v.number(),
      items: v.array(
        v.object({
          id,
          title: text,
          /** The title in pieces, as the snippet is. */
          title_parts: foundParts,
          url: sitePath,
          /** The part of the text where most of what was looked for stands. */
          snippet: foundParts,
          updated_at: moment,
        }),
      ),
    }),
  ),
  /** What was looked for instead, where the query itself finds nothing; else null. */
  corrected: v.nullable(text),
  /** Queries to try when nothing was found. */
  suggestions: v.array(text),
});

export type SearchKind = v.InferOutput<typeof searchKind>;
export type SearchContent = v.InferOutput<typeof searchContent>;
