import type { Content } from './content.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import type { Source } from '../sourcing/source.ts';

/**
 * A source of the site's content, and the collections whose changes may change its response. The
 * first is the collection of its entities.
 */
export type SiteSource = Source & {
  readonly collections: readonly ContentCollection[];
  /** A field of its entities that contains links to articles, with their titles. */
  readonly articleLinks?: string;
};

/** Collections whose entities show each other. */
const GOODS: readonly ContentCollection[] = ['products', 'catalog-sections'];
const OFFERS: readonly ContentCollection[] = ['discounts', ...GOODS, 'shops', 'cities'];
const PAGES: readonly ContentCollection[] = ['documents', ...OFFERS];

type ListSource = SiteSource &
  (Required<Pick<SiteSource, 'items'>> | Required<Pick<SiteSource, 'each'>>);
type DocumentSource = Pick<SiteSource, 'call' | 'collections'>;

/** The source of each content field: a list of entities, or a response that is one document. */
export const contentSources: {
  readonly [K in keyof Content]: Content[K] extends readonly unknown[]
    ? ListSource
    : DocumentSource;
} = {
  articles: {
    type: 'Article',
    call: 'articles.full',
    items: 'items',
    paged: true,
    collections: ['articles', 'categories', 'tags'],
  },
  categories: {
    type: 'Category',
    call: 'article.page',
    items: 'sections',
    collections: ['categories', 'articles', 'documents'],
  },
  tags: { type: 'Tag', call: 'article.tags', items: 'items', collections: ['tags', 'articles'] },
  products: {
    type: 'Product',
    call: 'site.products',
    items: 'items',
    collections: [...GOODS, 'instructions'],
    articleLinks: 'articles',
  },
  catalogSections: {
    type: 'CatalogSection',
    call: 'catalog.sections',
    items: 'items',
    collections: GOODS.toReversed(),
  },
  productFilters: {
    type: 'ProductFilter',
    call: 'products.filter',
    items: 'items',
    collections: [...GOODS, 'documents'],
  },
  faqItems: { type: 'FaqItem', call: 'faq', items: 'items', collections: ['faq', 'faq-sections'] },
  faqSections: {
    type: 'FaqSection',
    call: 'faq',
    items: 'sections',
    collections: ['faq-sections', 'faq'],
  },
  instructions: {
    type: 'Instruction',
    call: 'instructions',
    items: 'items',
    collections: ['instructions', 'instruction-types'],
  },
  instructionTypes: {
    type: 'InstructionType',
    call: 'instructions.filter',
    items: 'items',
    collections: ['instruction-types', 'instructions'],
  },
  staticPages: {
    type: 'StaticPage',
    call: 'static.content',
    items: 'items',
    collections: ['pages'],
  },
  linkPages: { type: 'LinkPage', call: 'link.library', items: 'items', collections: ['links'] },
  footnotes: { type: 'Footnote', call: 'footnote', items: 'items', collections: ['footnotes'] },
  themes: { type: 'Theme', call: 'themes', items: 'items', collections: ['themes'] },
  themeDetails: {
    type: 'ThemeDetail',
    call: 'detail',
    items: 'items',
    each: { call: 'themes', items: 'items', param: 'themeId' },
    collections: ['themes'],
  },
  discounts: { type: 'Discount', call: 'discounts', items: 'items', collections: OFFERS },
  onlineDiscounts: {
    type: 'OnlineDiscount',
    call: 'discounts.ishop',
    items: 'items',
    collections: OFFERS,
  },
  offlineDiscounts: {
    type: 'OfflineDiscount',
    call: 'discounts.shop',
    items: 'items',
    collections: OFFERS,
  },
  discountProducts: {
    type: 'DiscountProducts',
    call: 'discount.order.step1',
    each: { call: 'discounts', items: 'items', param: 'discount' },
    collections: OFFERS,
  },
  cities: { type: 'City', call: 'city.search', items: 'items', collections: ['cities', 'shops'] },
  metadata: {
    type: 'Metadata',
    call: 'metadata.list',
    items: 'items',
    name: 'page_code',
    mayBeEmpty: true,
    collections: ['metadata'],
  },
  redirects: {
    type: 'Redirect',
    call: 'redirects',
    items: 'items',
    name: 'from',
    mayBeEmpty: true,
    // The former alias of a section is left out while another section has it.
    collections: ['redirects', 'catalog-sections'],
  },
  listPages: {
    type: 'ListPage',
    call: 'list.pages',
    items: 'items',
    name: 'code',
    collections: ['documents', 'settings'],
  },
  settings: { call: 'settings.view', collections: ['settings'] },
  mainPage: { call: 'main.page', collections: PAGES },
  mainCatalog: { call: 'main.catalog', collections: PAGES },
  articlePage: { call: 'article.page', collections: ['documents', 'articles', 'categories'] },
  aboutPage: { call: 'about.page', collections: ['documents'] },
  techPage: { call: 'tech.page', collections: ['documents'] },
  forBeginners: { call: 'for.beginners', collections: ['documents'] },
  certificatePage: { call: 'certificate.page', collections: PAGES },
  certificateVariants: { call: 'certificate.variants', collections: PAGES },
  certificateTerms: { call: 'certificate.terms', collections: PAGES },
};

/** Type of the nodes that contain a whole response, identified by the name of its call. */
export const DOCUMENT = 'Document';

const asDocument = (source: DocumentSource): SiteSource => ({ type: DOCUMENT, ...source });

/** Every call whose response the site is built from, and the type of its nodes. */
export const sources: readonly SiteSource[] = Object.values(contentSources).map((source) =>
  'type' in source ? source : asDocument(source),
);
