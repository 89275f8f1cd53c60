import type { SourcedEntity } from '../../plugins/gatsby-source-custom-api/source.ts';
import type { Article, ArticlePage, Category, Tag } from '../../contract/schemas/article.ts';
import type { MainCatalog, MainPage } from '../../contract/schemas/pages.ts';
import type { CatalogSection, Product, ProductFilter } from '../../contract/schemas/product.ts';
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
  productFilters: ProductFilter[];
  faqItems: FaqItem[];
  faqSections: FaqSection[];
  staticPages: StaticPage[];
  cities: City[];
  mainPage: MainPage;
  mainCatalog: MainCatalog;
  articlePage: ArticlePage;
};

/** Newest first, the id deciding within a day: as the backend sorts, whatever page came first. */
function newestFirst(one: Article, other: Article): number {
  return other.published_on.localeCompare(one.published_on) || other.id - one.id;
}

/**
 * Sorts the sourced entities by what they are. The source plugin has parsed each by the contract,
 * so the types are what the contract says.
 * @throws Error when a document did not come.
 */
export function readContent(entities: readonly SourcedEntity[]): Content {
  const byType = Map.groupBy(entities, (entity) => entity.type);
  const all = <T>(type: string) => (byType.get(type) ?? []).map(({ entity }) => entity as T);
  const document = <T>(call: string): T => {
    const found = byType.get('Document')?.find(({ key }) => key === call);
    if (!found) throw new Error(`No content came from the call "${call}"`);
    return found.entity as T;
  };
  return {
    articles: all<Article>('Article').sort(newestFirst),
    categories: all('Category'),
    tags: all('Tag'),
    products: all('Product'),
    catalogSections: all('CatalogSection'),
    productFilters: all('ProductFilter'),
    faqItems: all('FaqItem'),
    faqSections: all('FaqSection'),
    staticPages: all('StaticPage'),
    cities: all('City'),
    mainPage: document('main.page'),
    mainCatalog: document('main.catalog'),
    articlePage: document('article.page'),
  };
}
