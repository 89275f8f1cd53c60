import type { ComposedPage } from './compose/page.ts';
import type { PageKind } from './page-data.ts';

/** The result of a template's query: the page's node. */
export type PageContent<K extends PageKind> = {
  content: Pick<ComposedPage<K>, 'url' | 'head' | 'data'>;
};
