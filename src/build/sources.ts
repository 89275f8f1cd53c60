import type { Content } from './content.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import type { Source } from '../sourcing/source.ts';

/**
 * A source of the site's content, and the collections of which a change may change its reply. The
 * first of them is the one whose entities these are.
 */
export type SiteSource = Source & {
  readonly of: readonly ContentCollection[];
  /** Its entities have links to articles, with their titles, in a field of this name. */
  readonly articleLinks?: string;
};

/** Collections whose entities show each other. */
const GOODS: readonly ContentCollection[] = ['products', 'catalog-sections'];
const OFFERS: readonly ContentCollection[] = ['discounts', ...GOODS, 'shops', 'cities'];
const PAGES: readonly ContentCollection[] = ['documents', ...OFFERS];

type ListSource = SiteSource &
  (Required<Pick<SiteSource, 'items'>> | Required<Pick<SiteSource, 'each'>>);
type DocumentSource = Pick<SiteSource, 'call' | 'of'>;

/** Where each field of the content comes from: a list of entities, or a reply that is one document. */
export const contentSources: {
  readonly [K in keyof Content]: Content[K] extends readonly unknown[]
    ? ListSource
    : DocumentSource;
} = {
  articles: {
    type: 'Article',
    call: 'articles',
    items: 'items',
    paged: true,
    of: ['articles', 'categories', 'tags'],
  },
  categories: {
    type: 'Category',
    call: 'article.page',
    items: 'sections',
    of: ['categories', 'articles', 'documents'],
  },
  tags: { type: 'Tag', call: 'article.tags', items: 'items', of: ['tags', 'articles'] },
  products: {
    type: 'Product',
    call: 'site.products',
    items: 'items',
    of: [...GOODS, 'instructions'],
    articleLinks: 'articles',
  },
  catalogSections: {
    type: 'CatalogSection',
    call: 'catalog.sections',
    items: 'items',
    of: GOODS.toReversed(),
  },
  productFilters: { type: 'ProductFilter', call: 'products.filter', items: 'items', of: GOODS },
  faqItems: { type: 'FaqItem', call: 'faq', items: 'items', of: ['faq', 'faq-sections'] },
  faqSections: { type: 'FaqSection', call: 'faq', items: 'sections', of: ['faq-sections', 'faq'] },
  instructions: {
    type: 'Instruction',
    call: 'instructions',
    items: 'items',
    of: ['instructions', 'instruction-types'],
  },
  instructionTypes: {
    type: 'InstructionType',
    call: 'instructions.filter',
    items: 'items',
    of: ['instruction-types', 'instructions'],
  },
  staticPages: { type: 'StaticPage', call: 'static.content', items: 'items', of: ['pages'] },
  linkPages: { type: 'LinkPage', call: 'link.library', items: 'items', of: ['links'] },
  footnotes: { type: 'Footnote', call: 'footnote', items: 'items', of: ['footnotes'] },
  themes: { type: 'Theme', call: 'themes', items: 'items', of: ['themes'] },
  themeDetails: {
    type: 'ThemeDetail',
    call: 'detail',
    items: 'items',
    each: { call: 'themes', items: 'items', param: 'themeId' },
    of: ['themes'],
  },
  discounts: { type: 'Discount', call: 'discounts', items: 'items', of: OFFERS },
  onlineDiscounts: { type: 'OnlineDiscount', call: 'discounts.ishop', items: 'items', of: OFFERS },
  offlineDiscounts: { type: 'OfflineDiscount', call: 'discounts.shop', items: 'items', of: OFFERS },
  discountProducts: {
    type: 'DiscountProducts',
    call: 'discount.order.step1',
    each: { call: 'discounts', items: 'items', param: 'discount' },
    of: OFFERS,
  },
  cities: { type: 'City', call: 'city.search', items: 'items', of: ['cities', 'shops'] },
  metadata: {
    type: 'Metadata',
    call: 'metadata.list',
    items: 'items',
    name: 'page_code',
    mayBeEmpty: true,
    of: ['metadata'],
  },
  redirects: {
    type: 'Redirect',
    call: 'redirects',
    items: 'items',
    name: 'from',
    mayBeEmpty: true,
    of: ['redirects'],
  },
  mainPage: { call: 'main.page', of: PAGES },
  mainCatalog: { call: 'main.catalog', of: PAGES },
  articlePage: { call: 'article.page', of: ['documents', 'articles', 'categories'] },
  aboutPage: { call: 'about.page', of: ['documents'] },
  techPage: { call: 'tech.page', of: ['documents'] },
  forBeginners: { call: 'for.beginners', of: ['documents'] },
  certificatePage: { call: 'certificate.page', of: PAGES },
  certificateVariants: { call: 'certificate.variants', of: PAGES },
  certificateTerms: { call: 'certificate.terms', of: PAGES },
};

/** Type of the nodes that are a whole reply, told apart by the name of their call. */
export const DOCUMENT = 'Document';

const asDocument = (source: DocumentSource): SiteSource => ({ type: DOCUMENT, ...source });

/** Every call whose reply the site is built from, and the type of node it becomes. */
export const sources: readonly SiteSource[] = [
  ...Object.values(contentSources).map((source) =>
    'type' in source ? source : asDocument(source),
  ),
  // What header and footer show: slices read it, no page does.
  asDocument({ call: 'settings.view', of: ['settings'] }),
];
