import type { PageData, PageFootnote, PageKind } from '../page-data.ts';

/** The content of a page's head. */
export type PageHead = {
  title: string;
  description: string;
  /** The name of the brand, which ends the title; the build adds it. */
  brand?: string;
  /** The picture that a shared link to the page shows; the build adds it. */
  share?: { src: string; alt: string };
  /** Robots must not list it in their results, but may follow its links. */
  noindex?: boolean;
  /** Nor follow its links: they are combinations of choices, each a live page. */
  nofollow?: boolean;
  /** When its content last changed, ISO; for robots. */
  modified?: string;
  /** For an article: its publication day and its section. */
  article?: { published: string; section: string };
  /**
   * The subject of the page in schema.org terms, without `@context`; the site's own URLs begin with a slash.
   */
  structured?: readonly object[];
};

/** One page to emit: its URL, data and head. */
export type ComposedPage<K extends PageKind = PageKind> = {
  kind: K;
  url: string;
  head: PageHead;
  data: PageData[K] & { footnotes?: PageFootnote[] };
};

/** Combines kind and data, so that a page cannot get another kind's data. */
export function page<K extends PageKind>(
  kind: K,
  url: string,
  head: PageHead,
  data: PageData[K],
): ComposedPage<K> {
  return { kind, url, head, data };
}
