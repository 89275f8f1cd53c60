/** What a page says in two releases, and how that differs. */
import * as v from 'valibot';
import { wordChanges } from './word-changes.ts';

/** What people and search engines read of a page. */
const pageText = v.object({
  /** As tabs and search results name it. */
  title: v.string(),
  description: v.string(),
  /**
   * The page without what stands on all of them: its lines, links and pictures in the elements of a
   * rich text, none inside another.
   */
  text: v.string(),
  /** Whether the text goes on: so much of it is enough to see a difference. */
  is_cut: v.boolean(),
});

/** A page in two releases; null where it does not exist. */
export const pageVersions = v.object({
  before: v.nullable(pageText),
  after: v.nullable(pageText),
});

/** What of a page differs. */
export const PAGE_PARTS = ['title', 'description', 'text'] as const;

/** How a page differs between two releases; nothing to list when only its look does. */
export const pageDifference = v.object({
  url: v.string(),
  kind: v.picklist(['added', 'changed', 'removed']),
  items: v.array(
    v.object({
      part: v.picklist(PAGE_PARTS),
      label: v.string(),
      /** Of `text` with its tags, and without what stays the same far from a change. */
      words: wordChanges,
    }),
  ),
  /** Whether the page is too long to be compared to its end. */
  is_cut: v.boolean(),
});

export type PageText = v.InferOutput<typeof pageText>;
export type PageVersions = v.InferOutput<typeof pageVersions>;
export type PageDifference = v.InferOutput<typeof pageDifference>;
