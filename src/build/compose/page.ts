import type { PageData, PageFootnote, PageKind } from '../page-data.ts';

/** What the head of a page says. */
export type PageHead = {
  title: string;
  description: string;
  /** The picture a shared link to the page shows; the build adds it. */
  share?: { src: string; alt: string };
  /** Robots may follow its links and keep it out of their results. */
  noindex?: boolean;
  /** When its content last changed, ISO; for robots. */
  modified?: string;
  /** Of an article: the day it came out and the section it stands in. */
  article?: { published: string; section: string };
  /**
   * What the page is about, in words of schema.org and without `@context`; its own addresses begin
   * with a slash.
   */
  structured?: readonly object[];
};

/** One page to emit: its address, what it shows and what its head says. */
export type ComposedPage<K extends PageKind = PageKind> = {
  kind: K;
  url: string;
  head: PageHead;
  data: PageData[K] & { footnotes?: PageFootnote[] };
};

/** Binds kind and data, so that a page cannot be given another kind's data. */
export function page<K extends PageKind>(
  kind: K,
  url: string,
  head: PageHead,
  data: PageData[K],
): ComposedPage<K> {
  return { kind, url, head, data };
}
