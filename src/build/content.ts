import type { Node } from 'gatsby';
import type { Article, ArticlePage, Category, Tag } from '../../contract/schemas/article.ts';
import type { MainCatalog, MainPage } from '../../contract/schemas/pages.ts';
import type { CatalogSection, Product } from '../../contract/schemas/product.ts';
import type { FaqItem, StaticPage } from '../../contract/schemas/reference.ts';
import type { City } from '../../contract/schemas/shop.ts';

type FaqSection = { id: number; alias: string; title: string; items: number };

/** Everything the pages are composed from, in the order the backend gave it. */
export type Content = {
  /** Newest first. */
  articles: Article[];
  categories: Category[];
  tags: Tag[];
  products: Product[];
  catalogSections: CatalogSection[];
  faqItems: FaqItem[];
  faqSections: FaqSection[];
  staticPages: StaticPage[];
  cities: City[];
  mainPage: MainPage;
  mainCatalog: MainCatalog;
  articlePage: ArticlePage;
};

/** Newest first, the id deciding within a day: the backend's own order, which nodes do not keep. */
function newestFirst(one: Article, other: Article): number {
  return other.published_on.localeCompare(one.published_on) || other.id - one.id;
}

/**
 * Reads the sourced nodes. The source plugin has parsed every entity by the contract, so the types
 * are what the contract says.
 */
export function readContent(getNodesByType: (type: string) => Node[]): Content {
  const all = <T>(type: string) => getNodesByType(type).map((node) => node['entity'] as T);
  const byId = <T extends { id: number }>(type: string) => all<T>(type).sort((one, other) => one.id - other.id);
  const document = <T>(call: string): T => {
    const node = getNodesByType('Document').find((candidate) => candidate['key'] === call);
    if (!node) throw new Error(`No content came from the call "${call}"`);
    return node['entity'] as T;
  };
  return {
    articles: all<Article>('Article').sort(newestFirst),
    categories: byId('Category'),
    tags: byId('Tag'),
    products: byId('Product'),
    catalogSections: byId('CatalogSection'),
    faqItems: byId('FaqItem'),
    faqSections: byId('FaqSection'),
    staticPages: byId('StaticPage'),
    cities: byId('City'),
    mainPage: document('main.page'),
    mainCatalog: document('main.catalog'),
    articlePage: document('article.page'),
  };
}
