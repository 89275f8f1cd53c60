import type { Article, ArticleCard, Category, Tag } from '../../contract/schemas/article.ts';
import type { MainCatalog, MainPage } from '../../contract/schemas/pages.ts';
import type {
  CatalogSection,
  Product,
  ProductCard,
  ProductFilter,
} from '../../contract/schemas/product.ts';
import type { Faq, FaqItem, StaticPage } from '../../contract/schemas/reference.ts';
import type { City } from '../../contract/schemas/shop.ts';
import type { ParameterRow } from './parameters/lens-rows.ts';

/**
 * What each kind of page is given: composed at build time from sourced entities, queried by id,
 * handed to a view as it is. A page needs nothing else, so an edit touches just the pages whose
 * data it changes.
 */
export type PageData = {
  home: { main: MainPage; catalog: MainCatalog; articles: ArticleCard[] };
  catalogue: {
    sections: ShelfSection[];
    types: Pick<ProductFilter, 'key' | 'title'>[];
    discontinued: ProductCard[];
  };
  product: ProductData;
  comparison: ComparisonData;
  articleList: ArticleListData;
  article: {
    article: Article;
    related: ArticleCard[];
    previous: ArticleCard | null;
    next: ArticleCard | null;
  };
  tags: { tags: Tag[] };
  faq: Faq;
  faqItem: { item: FaqItem; others: FaqItem[] };
  staticPage: { page: StaticPage; pages: Pick<StaticPage, 'id' | 'url' | 'title'>[] };
  staticList: { pages: StaticPage[] };
  cityList: { cities: CityTitle[] };
};

/** All that choosing a city needs to know of it. */
export type CityTitle = Pick<City, 'id' | 'title'>;

export type PageKind = keyof PageData;

/** A section of the catalogue with its products that are still made. */
export type ShelfSection = { section: CatalogSection; products: ProductCard[] };

/** A product with its parameters in words, so that the browser needs no rules for them. */
export type ProductData = {
  product: Omit<Product, 'lens' | 'liquid' | 'packages'>;
  parameters: ParameterRow[];
  packages: ProductPackage[];
  related: ProductCard[];
};

/** What it is sold in; `supply` says how long it lasts, where that can be said. */
export type ProductPackage = { title: string; quantity: number; supply: string | null };

export type ComparedProduct = Pick<ProductCard, 'alias' | 'url' | 'title' | 'cover'>;

/** Every product in every line, so that any of them can be shown side by side. */
export type ComparisonData = {
  groups: { title: string; products: ComparedProduct[] }[];
  /** `cells` in the order of the groups' products; an empty one where a product has no such thing. */
  rows: { term: string; note?: string; cells: string[][] }[];
};

/**
 * One page of a list of articles. Pages are numbered from the oldest article, so that a new one
 * changes only the first page a visitor sees; that newest page has no number.
 */
export type ArticleListData = {
  scope: { kind: 'all' } | { kind: 'category'; category: Category } | { kind: 'tag'; tag: Tag };
  title: string;
  lead: string;
  /** Address of this page. */
  url: string;
  items: ArticleCard[];
  total: number;
  /** Number of this page; null on the newest one. */
  number: number | null;
  /** Newest first; `number` null is the newest page. */
  pages: { number: number | null; url: string }[];
  newer: string | null;
  older: string | null;
  categories: Pick<Category, 'id' | 'alias' | 'url' | 'title' | 'articles'>[];
};
