import type { Metadata } from '../../../contract/schemas/reference.ts';
import { BRAND_SUFFIX } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import type { ComposedPage, PageHead } from './page.ts';

/** Code of the home page, whose address has nothing to make one of. */
const HOME_CODE = 'home';

/**
 * The `pageCode` of a page: its address without the slashes at both ends, `articles/page/2`. An
 * override of a list's first page leaves the others their own titles.
 */
export function pageCodeOf(url: string): string {
  return url === routes.home ? HOME_CODE : url.slice(1, -1);
}

/** Editors write the whole title that a result page shows, the brand at its end. */
function withoutBrand(title: string): string {
  const spaced = title.replaceAll('\u00a0', ' ');
  return spaced.endsWith(BRAND_SUFFIX) ? title.slice(0, -BRAND_SUFFIX.length) : title;
}

/** The head of a page with what its metadata says in place of the page's own words. */
export function overridden(
  { url, head }: Pick<ComposedPage, 'url' | 'head'>,
  metadata: ReadonlyMap<string, Metadata>,
): PageHead {
  const entry = metadata.get(pageCodeOf(url));
  if (!entry) return head;
  return { ...head, title: withoutBrand(entry.title), description: entry.description };
}
