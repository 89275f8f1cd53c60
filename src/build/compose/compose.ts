import type { Content } from '../content.ts';
import { articleLists } from './article-lists.ts';
import { articlePages, tagsPage } from './articles.ts';
import { ArticleIndex } from './article-index.ts';
import { certificatePages } from './certificate.ts';
import { cataloguePages } from './catalogue.ts';
import { discontinuedPage } from './discontinued.ts';
import { documentPages } from './documents.ts';
import { discountPages } from './discounts.ts';
import { framePages } from './frames.ts';
import { friendPage } from './friend.ts';
import { homePage } from './home.ts';
import { cityPages } from './cities.ts';
import { linkPages } from './links.ts';
import { instructionPages } from './instructions.ts';
import { comparisonPages } from './comparison.ts';
import type { ComposedPage } from './page.ts';
import { referencePages } from './reference.ts';
import { shopPages } from './shops.ts';
import { themePages } from './themes.ts';
import { viewPage } from './view.ts';

type Composer = (content: Content) => readonly ComposedPage[];

/** Composers of all pages except those of articles, in the order of the pages. */
export const composers: readonly Composer[] = [
  (content) => [homePage(content)],
  documentPages,
  cataloguePages,
  (content) => [discontinuedPage(content)],
  comparisonPages,
  (content) => [tagsPage(content)],
  referencePages,
  (content) => [friendPage(content)],
  framePages,
  linkPages,
  instructionPages,
  discountPages,
  themePages,
  cityPages,
  () => [viewPage()],
  certificatePages,
  shopPages,
];

/** Two entities claim one URL: one would silently hide the other. */
export const claimedTwice = (url: string) => new Error(`Two pages have the address ${url}`);

/**
 * Every page that the content produces.
 * @throws Error when two entities claim one URL.
 */
export function composePages(content: Content): ComposedPage[] {
  const index = new ArticleIndex(content.articles);
  const pages = [
    ...composers.flatMap((compose) => compose(content)),
    ...articleLists(content, index),
    ...articlePages(index),
  ];
  const seen = new Set<string>();
  for (const { url } of pages) {
    if (seen.has(url)) throw claimedTwice(url);
    seen.add(url);
  }
  return pages;
}
