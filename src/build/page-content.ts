import type { PageHead } from './compose/page.ts';
import type { PageData, PageKind } from './page-data.ts';

/** Reply of a template's query: the page's node. */
export type PageContent<K extends PageKind> = {
  content: { url: string; head: PageHead; data: PageData[K] };
};
