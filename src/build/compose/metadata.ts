import type { Metadata } from '../../../contract/schemas/reference.ts';
import { titleEnd } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import type { ComposedPage, PageHead } from './page.ts';

/** Code of the home page, whose path is empty. */
const HOME_CODE = 'home';

/**
 * The `pageCode` of a page: its path without the outer slashes, `articles/page/2`. An override of a
 * list's first page leaves the titles of the others alone.
 */
export function pageCodeOf(url: string): string {
  return url === routes.home ? HOME_CODE : url.slice(1, -1);
}

/** Editors write the whole title as search results show it, with the brand at the end. */
function withoutBrand(title: string, brand: string): string {
  const end = titleEnd(brand);
  const spaced = title.replaceAll('\u00a0', ' ');
  return spaced.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** The head of a page, with its metadata in place of the page's own text. */
export function overridden(
  { url, head }: Pick<ComposedPage, 'url' | 'head'>,
  metadata: ReadonlyMap<string, Metadata>,
  brand: string,
): PageHead {
  const entry = metadata.get(pageCodeOf(url));
  if (!entry) return head;
  return { ...head, title: withoutBrand(entry.title, brand), description: entry.description };
}
