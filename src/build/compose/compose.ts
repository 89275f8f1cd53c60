import type { Content } from '../content.ts';
import { articleLists } from './article-lists.ts';
import { articlePages } from './articles.ts';
import { certificatePages } from './certificate.ts';
import { cataloguePages } from './catalogue.ts';
import { discontinuedPage } from './discontinued.ts';
import { documentPages } from './documents.ts';
import { discountPages } from './discounts.ts';
import { friendPage } from './friend.ts';
import { homePage } from './home.ts';
import { cityPages } from './cities.ts';
import { withFootnotes } from './footnotes.ts';
import { linkPages } from './links.ts';
import { instructionPages } from './instructions.ts';
import { comparisonPages } from './comparison.ts';
import type { ComposedPage } from './page.ts';
import { referencePages } from './reference.ts';
import { shopPages } from './shops.ts';
import { themePages } from './themes.ts';

/**
 * Every page that content makes.
 * @throws Error when two entities claim one address: one would silently hide the other.
 */
export function composePages(content: Content): ComposedPage[] {
  const pages = [
    homePage(content),
    ...documentPages(content),
    ...cataloguePages(content),
    discontinuedPage(content),
    ...comparisonPages(content),
    ...articleLists(content),
    ...articlePages(content),
    ...referencePages(content),
    friendPage(content),
    ...linkPages(content),
    ...instructionPages(content),
    ...discountPages(content),
    ...themePages(content),
    ...cityPages(content),
    ...certificatePages(content),
    ...shopPages(content),
  ];
  const seen = new Set<string>();
  for (const { url } of pages) {
    if (seen.has(url)) throw new Error(`Two pages have the address ${url}`);
    seen.add(url);
  }
  const notes = new Map(content.footnotes.map(({ code, text }) => [code, text]));
  return pages.map((page) => withFootnotes(page, notes));
}
