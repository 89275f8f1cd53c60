import type { Link } from '../../contract/fields.ts';
import type { Article, ArticleCard, Tag } from '../../contract/schemas/article.ts';
import type {
  CertificatePage,
  CertificateTerms,
  CertificateVariants,
} from '../../contract/schemas/certificate.ts';
import type {
  AboutPage,
  ForBeginners,
  MainCatalog,
  MainPage,
  TechPage,
} from '../../contract/schemas/pages.ts';
import type {
  CatalogSection,
  Product,
  ProductCard,
  ProductFilter,
} from '../../contract/schemas/product.ts';
import type { Discount, DiscountProducts } from '../../contract/schemas/discount.ts';
import type {
  Faq,
  FaqItem,
  Instruction,
  LinkPage,
  StaticPage,
  Theme,
} from '../../contract/schemas/reference.ts';
import type { ListPage } from '../../contract/schemas/list-pages.ts';
import type { City } from '../../contract/schemas/shop.ts';
import type { ParameterRow } from './parameters/lens-rows.ts';

/** The intro above the content of a page that has no document of its own. */
export type PageIntroData = Pick<ListPage, 'title' | 'crumb' | 'lead' | 'updated_at'>;

/** The parent page, by its name in the breadcrumbs. */
export type ParentPage = { title: string; url: string };

type WithIntro = { intro: PageIntroData };
type WithParent = { parent: ParentPage };

/**
 * The data of each kind of page: composed at build time from sourced entities, queried by id,
 * passed to a view unchanged. A page needs nothing else, so an edit affects only the pages whose
 * data it changes.
 */
export type PageData = {
  home: { main: MainPage; catalog: MainCatalog; articles: ArticleCard[] };
  about: { page: AboutPage; brand: string };
  beginners: { page: ForBeginners };
  tech: { page: TechPage };
  discontinued: WithIntro & WithParent & { items: Discontinued[] };
  catalogue: WithIntro & {
    sections: ShelfSection[];
    types: Pick<ProductFilter, 'key' | 'title'>[];
    discontinued: ProductCard[];
  };
  product: WithParent & ProductData;
  comparison: WithIntro & WithParent & ComparisonData;
  articleList: ArticleListData;
  article: {
    article: Article;
    related: ArticleCard[];
    previous: ArticleCard | null;
    next: ArticleCard | null;
  };
  tags: WithIntro & { tags: Tag[] };
  faq: WithIntro & Faq;
  faqItem: WithParent & { item: FaqItem; others: Pick<FaqItem, 'id' | 'url' | 'question'>[] };
  friend: WithIntro & { questions: Pick<FaqItem, 'id' | 'question' | 'answer'>[] };
  auth: WithIntro;
  search: WithIntro;
  poll: WithIntro;
  survey: WithIntro;
  /** `club` is the club's name, for the invitation. */
  registration: WithIntro & WithParent & { club: string };
  instructions: InstructionsData;
  staticPage: WithParent & { page: StaticPage; pages: Pick<StaticPage, 'id' | 'url' | 'title'>[] };
  staticList: WithIntro & { pages: Pick<StaticPage, 'id' | 'url' | 'title' | 'lead'>[] };
  linkLibrary: WithIntro & { libraries: LinkLibrary[] };
  linkPage: WithParent & { page: LinkPage; others: Pick<LinkPage, 'id' | 'url' | 'title'>[] };
  themeList: WithIntro & { themes: Theme[] };
  theme: WithParent & { theme: Theme; others: Theme[] };
  themeMoved: { title: string; target: string };
  themeFeedback: WithIntro & WithParent & { themes: string[] };
  themeThanks: Record<never, never>;
  discountList: WithIntro & {
    kind: DiscountListKind;
    discounts: Discount[];
    /** Null on the list of all. */
    parent: ParentPage | null;
  };
  discount: WithParent & DiscountProducts;
  discountShops: WithParent & DiscountProducts;
  discountOrder: WithParent & DiscountProducts;
  cityList: WithIntro & { cities: CityTitle[] };
  view: Record<never, never>;
  certificate: {
    page: CertificatePage;
    variants: CertificateVariants['items'];
    terms: CertificateTerms;
  };
  /** No personal data: the owner's browser fetches the certificate itself. */
  certificateSingle: { steps: CertificatePage['steps'] };
  whereBuy: WithIntro & { cities: ShopCity[]; products: Pick<Product, 'alias' | 'title'>[] };
  mapOptic: WithIntro & {
    cities: ShopCity[];
    types: Pick<ProductFilter, 'key' | 'title'>[];
    variants: CertificateVariants['items'];
    terms: CertificateTerms;
  };
};

/** All instructions, or those of one type. */
type InstructionsData = WithIntro & {
  items: Instruction[];
  /** Types in use, in the backend's order. */
  types: { alias: string; title: string; url: string; count: number }[];
  /** Alias of the selected type; null when all are shown. */
  current: string | null;
  /** Total number of instructions. */
  total: number;
};

/** The data that choosing a city requires. */
export type CityTitle = Pick<City, 'id' | 'title'>;

/** A city with shops, and the time zone of their opening hours; null if it is unknown. */
export type ShopCity = CityTitle & { timeZone: string | null };

/** Which offers a list shows: all, those of online shops, those of shops and opticians. */
type DiscountListKind = 'all' | Discount['kind'];

export type PageKind = keyof PageData;

/** The route file of each kind of page, in src/templates. */
export const PAGE_TEMPLATES: Readonly<Record<PageKind, string>> = {
  home: 'HomePage',
  about: 'AboutPage',
  beginners: 'BeginnersPage',
  tech: 'TechPage',
  catalogue: 'CataloguePage',
  comparison: 'ComparisonPage',
  product: 'ProductPage',
  discontinued: 'DiscontinuedPage',
  articleList: 'ArticleListPage',
  article: 'ArticlePage',
  tags: 'TagsPage',
  faq: 'FaqPage',
  faqItem: 'FaqItemPage',
  friend: 'FriendPage',
  auth: 'AuthPage',
  search: 'SearchPage',
  poll: 'PollPage',
  survey: 'SurveyPage',
  registration: 'RegistrationPage',
  instructions: 'InstructionsPage',
  staticPage: 'StaticPage',
  staticList: 'StaticListPage',
  linkLibrary: 'LinkLibraryPage',
  linkPage: 'LinkPage',
  themeList: 'ThemeListPage',
  theme: 'ThemePage',
  themeMoved: 'ThemeMovedPage',
  themeFeedback: 'ThemeFeedbackPage',
  themeThanks: 'ThemeThanksPage',
  discountList: 'DiscountListPage',
  discount: 'DiscountPage',
  discountShops: 'DiscountShopsPage',
  discountOrder: 'DiscountOrderPage',
  cityList: 'CityListPage',
  view: 'ViewPage',
  certificate: 'CertificatePage',
  certificateSingle: 'CertificateSinglePage',
  whereBuy: 'WhereBuyPage',
  mapOptic: 'MapOpticPage',
};

/** A library of links as their list shows it: its subjects, and the number of links. */
export type LinkLibrary = Pick<LinkPage, 'id' | 'url' | 'title' | 'lead'> & {
  groups: string[];
  links: number;
};

/** One difference between two products when switching from one to the other. */
export type Difference = { term: string; before: string; after: string };

/** A product that may replace another, with the differences. */
export type Successor = { product: ProductCard; differences: Difference[] };

/** A discontinued product, and the most similar ones of its section. */
export type Discontinued = { product: ProductCard; section: Link; replacements: Successor[] };

/** A note that the page's texts refer to; its number is its position in the list, from 1. */
export type PageFootnote = {
  code: string;
  text: string;
  /** Number of marks that refer to it. */ marks: number;
};

/** A section of the catalogue with its current products. */
export type ShelfSection = { section: CatalogSection; products: ProductCard[] };

/** The selected filter: nothing in it changes with the number of its articles. */
type Chosen = { title: string; url: string };

/** A filter option: the list it links to. */
export type FilterLink = {
  url: string;
  title: string;
  /** Number of articles in it; null on earlier pages, which a new article must not change. */
  count: number | null;
  current: boolean;
};

/** A product with its parameters in words, so that the browser needs no rules for them. */
export type ProductData = {
  product: Omit<Product, 'lens' | 'liquid' | 'packages'>;
  parameters: ParameterRow[];
  packages: ProductPackage[];
  related: ProductCard[];
};

/** Its packages; `supply` says how long one lasts, if that is known. */
type ProductPackage = { title: string; supply: string | null };

export type ComparedProduct = Pick<ProductCard, 'alias' | 'url' | 'title' | 'cover'>;

/** Every product in every row, so that any of them can be shown side by side. */
export type ComparisonData = {
  groups: { title: string; products: ComparedProduct[] }[];
  /**
   * `cells` in the order of the groups' products; empty where the term does not apply to a product.
   */
  rows: { term: string; note?: string; cells: string[][] }[];
};

/**
 * One page of a list of articles. A new article changes only the newest page, the only one with a
 * count; the earlier ones keep their articles.
 */
export type ArticleListData = {
  /** The selected section and tag; null when all are shown. */
  section: Chosen | null;
  tag: Chosen | null;
  title: string;
  lead: string;
  /** URL of this page. */
  url: string;
  items: ArticleCard[];
  /** Number of articles in the list; null on earlier pages. */
  total: number | null;
  /** Days that an earlier page covers, «3 марта — 20 апреля 2024»; null on the newest. */
  period: string | null;
  /** On the newest page: where the years start that it does not show, newest first. */
  years: { year: number; url: string }[];
  /** URL of the newest page; null on that page. */
  newest: string | null;
  newer: string | null;
  older: string | null;
  /** Links to the same list with another section, and with another tag. */
  sections: FilterLink[];
  topics: FilterLink[];
};
