/** The text of a page in two releases, and the differences. */
import * as v from 'valibot';
import { wordChanges } from './word-changes.ts';

/** The parts of a page that people and search engines read. */
const pageText = v.object({
  /** As in tabs and search results. */
  title: v.string(),
  description: v.string(),
  /**
   * The page without the parts that all pages share: its lines, links and pictures as elements of a
   * rich text, none of them nested.
   */
  text: v.string(),
  /** Whether the text is cut off: this much is enough to see a difference. */
  is_cut: v.boolean(),
});

/** A page in two releases; null where it does not exist. */
export const pageVersions = v.object({
  before: v.nullable(pageText),
  after: v.nullable(pageText),
});

/** The parts of a page that can differ. */
export const PAGE_PARTS = ['title', 'description', 'text'] as const;

/** How a page differs between two releases; empty when only its look does. */
export const pageDifference = v.object({
  url: v.string(),
  kind: v.picklist(['added', 'changed', 'removed']),
  items: v.array(
    v.object({
      part: v.picklist(PAGE_PARTS),
      label: v.string(),
      /** Of `text` with its tags, without unchanged words far from a change. */
      words: wordChanges,
    }),
  ),
  /** Whether the page is too long to be compared in full. */
  is_cut: v.boolean(),
});

export type PageText = v.InferOutput<typeof pageText>;
export type PageVersions = v.InferOutput<typeof pageVersions>;
export type PageDifference = v.InferOutput<typeof pageDifference>;
