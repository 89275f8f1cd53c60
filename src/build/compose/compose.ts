import type { Content } from '../content.ts';
import { articleLists } from './article-lists.ts';
import { articlePages } from './articles.ts';
import { cataloguePages } from './catalogue.ts';
import { discountPages } from './discounts.ts';
import { homePage } from './home.ts';
import { cityPages } from './cities.ts';
import type { ComposedPage } from './page.ts';
import { referencePages } from './reference.ts';
import { themePages } from './themes.ts';

/**
 * Every page that content makes.
 * @throws Error when two entities claim one address: one would silently hide the other.
 */
export function composePages(content: Content): ComposedPage[] {
  const pages = [
    homePage(content),
    ...cataloguePages(content),
    ...articleLists(content),
    ...articlePages(content),
    ...referencePages(content),
    ...discountPages(content),
    ...themePages(content),
    ...cityPages(content),
  ];
  const seen = new Set<string>();
  for (const { url } of pages) {
    if (seen.has(url)) throw new Error(`Two pages have the address ${url}`);
    seen.add(url);
  }
  return pages;
}
