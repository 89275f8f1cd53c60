import * as calls from '../../contract/calls/content.ts';
import { documentUrl } from '../../src/config/documents.ts';
import { routes } from '../../src/config/routes.ts';
import type { Site } from './site.ts';

/** Edge functions that take forms: nobody can open them. */
const NO_PAGES: readonly string[] = [routes.cityChoose, routes.review, routes.unsubscribe];

/** Pages that need no entity: the routes without a parameter. */
const FIXED = Object.values(routes)
  .filter((route) => typeof route === 'string')
  .filter((route) => !NO_PAGES.includes(route));

/** Every address of the site that its entities produce. */
export async function existingAddresses(site: Site): Promise<Set<string>> {
  const articles = (await site.result(calls.articles, { count: 500 })).items;
  const { sections } = await site.result(calls.articlePage, {});
  const tags = (await site.result(calls.articleTags, {})).items;
  const products = (await site.result(calls.siteProducts, {})).items;
  const shelves = (await site.result(calls.catalogSections, {})).items;
  const { items: questions, sections: parts } = await site.result(calls.faq, {});
  const instructions = (await site.result(calls.instructions, {})).items;
  const types = (await site.result(calls.instructionsFilter, {})).items;
  const pages = (await site.result(calls.staticContent, {})).items;
  const links = (await site.result(calls.linkLibrary, {})).items;
  const themes = (await site.result(calls.themes, {})).items;
  const discounts = (await site.result(calls.discounts, {})).items;
  return new Set([
    ...FIXED,
    ...articles.map((item) => `/articles/${item.category.alias}/${item.alias}/`),
    ...sections.map((item) => `/articles/${item.alias}/`),
    ...tags.map((item) => `/tags/${item.alias}/`),
    ...products.map((item) => `/catalog/${item.alias}/`),
    ...shelves.map((item) => `/catalog/?section=${item.alias}`),
    ...parts.map((item) => `/faq/#${item.alias}`),
    ...questions.map((item) => `/faq/item/${item.alias}/`),
    ...instructions.map((item) => `/instructions/#${item.alias}`),
    ...types.map((item) => `/instructions/${item.alias}/`),
    ...pages.map((item) => `/content/${item.alias}/`),
    ...pages.flatMap((item) => (item.document ? [documentUrl(item.document.name)] : [])),
    ...links.map((item) => `/${item.alias}/`),
    ...themes.map((item) => `/themes/${item.id}/`),
    ...discounts.map((item) => `/discounts/${item.id}/`),
  ]);
}

/** Whether a path inside the site can be opened. */
export const isOpen = (address: string, existing: ReadonlySet<string>) => existing.has(address);
