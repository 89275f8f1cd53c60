import type { Content } from '../content.ts';
import { articleLists } from './article-lists.ts';
import { articlePages } from './articles.ts';
import { cataloguePages } from './catalogue.ts';
import { homePage } from './home.ts';
import { cityPages } from './cities.ts';
import { comparisonPages } from './comparison.ts';
import type { ComposedPage } from './page.ts';
import { referencePages } from './reference.ts';

/**
 * Every page that content makes.
 * @throws Error when two entities claim one address: one would silently hide the other.
 */
export function composePages(content: Content): ComposedPage[] {
  const pages = [
    homePage(content),
    ...cataloguePages(content),
    ...comparisonPages(content),
    ...articleLists(content),
    ...articlePages(content),
    ...referencePages(content),
    ...cityPages(content),
  ];
  const seen = new Set<string>();
  for (const { url } of pages) {
    if (seen.has(url)) throw new Error(`Two pages have the address ${url}`);
    seen.add(url);
  }
  return pages;
}
