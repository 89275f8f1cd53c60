import type { Article, ArticlePage, Category, Tag } from '../../contract/schemas/article.ts';
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
import type { ListPage } from '../../contract/schemas/list-pages.ts';
import type { CatalogSection, Product, ProductFilter } from '../../contract/schemas/product.ts';
import type { Discount, DiscountProducts } from '../../contract/schemas/discount.ts';
import type {
  FaqItem,
  Footnote,
  LinkPage,
  Metadata,
  Redirect,
  Instruction,
  InstructionType,
  StaticPage,
  Theme,
} from '../../contract/schemas/reference.ts';
import type { Settings } from '../../contract/schemas/settings.ts';
import type { City } from '../../contract/schemas/shop.ts';

type FaqSection = { id: number; alias: string; title: string; items: number };

/** Everything the pages are composed from, in the backend's order. */
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
  instructions: Instruction[];
  instructionTypes: InstructionType[];
  staticPages: StaticPage[];
  linkPages: LinkPage[];
  footnotes: Footnote[];
  themes: Theme[];
  /** The details of each theme, from its own call. */
  themeDetails: Theme[];
  discounts: Discount[];
  onlineDiscounts: Discount[];
  offlineDiscounts: Discount[];
  discountProducts: DiscountProducts[];
  cities: City[];
  /** Overrides of page heads, by page code. */
  metadata: Metadata[];
  /** Previous URLs. */
  redirects: Redirect[];
  /** The names of the brand; header and footer read the rest as slices. */
  settings: { item: Pick<Settings, 'brand'> };
  /** The intro above the content of lists, forms and maps. */
  listPages: ListPage[];
  mainPage: MainPage;
  mainCatalog: MainCatalog;
  articlePage: ArticlePage;
  aboutPage: AboutPage;
  techPage: TechPage;
  forBeginners: ForBeginners;
  certificatePage: CertificatePage;
  certificateVariants: CertificateVariants;
  certificateTerms: CertificateTerms;
};
