import * as v from 'valibot';
import { id, moment, sitePath, text } from '../fields.ts';

/** Kinds of content that can be searched, in display order of their groups. */
export const searchKind = v.picklist(['product', 'article', 'faq', 'instruction', 'page']);

/** A text in consecutive parts; `found` ones are to be highlighted. */
const foundParts = v.array(v.object({ text: v.string(), found: v.boolean() }));

/** Found entities by kind; `snippet` is the text around the matches. */
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
          /** The title in parts, like the snippet. */
          title_parts: foundParts,
          url: sitePath,
          /** The part of the text with the most matches. */
          snippet: foundParts,
          updated_at: moment,
        }),
      ),
    }),
  ),
  /** The corrected query, when the original one finds nothing; otherwise null. */
  corrected: v.nullable(text),
  /** Queries to try when nothing was found. */
  suggestions: v.array(text),
});

export type SearchKind = v.InferOutput<typeof searchKind>;
export type SearchContent = v.InferOutput<typeof searchContent>;
