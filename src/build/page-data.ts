import type { Article, ArticleCard, Category, Tag } from '../../contract/schemas/article.ts';
import type { MainCatalog, MainPage } from '../../contract/schemas/pages.ts';
import type { CatalogSection, Product, ProductCard } from '../../contract/schemas/product.ts';
import type { Discount, DiscountProducts } from '../../contract/schemas/discount.ts';
import type { Faq, FaqItem, StaticPage, Theme } from '../../contract/schemas/reference.ts';
import type { City } from '../../contract/schemas/shop.ts';

/**
 * What each kind of page is given: composed at build time from sourced entities, queried by id,
 * handed to a view as it is. A page needs nothing else, so an edit touches just the pages whose
 * data it changes.
 */
export type PageData = {
  home: { main: MainPage; catalog: MainCatalog; articles: ArticleCard[] };
  catalogue: { sections: ShelfSection[]; discontinued: ProductCard[] };
  product: { product: Product; related: ProductCard[] };
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
  themeList: { themes: Theme[] };
  theme: { theme: Theme; others: Theme[] };
  themeMoved: { title: string; target: string };
  themeFeedback: { themes: string[] };
  themeThanks: Record<never, never>;
  discountList: { kind: DiscountListKind; discounts: Discount[] };
  discount: DiscountProducts;
  discountShops: DiscountProducts;
  discountOrder: DiscountProducts;
  cityList: { cities: CityTitle[] };
};

/** All that choosing a city needs to know of it. */
export type CityTitle = Pick<City, 'id' | 'title'>;

/** Which offers a list shows: all, those of online shops, those of shops and opticians. */
export type DiscountListKind = 'all' | Discount['kind'];

export type PageKind = keyof PageData;

/** A section of the catalogue with its products that are still made. */
export type ShelfSection = { section: CatalogSection; products: ProductCard[] };

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
