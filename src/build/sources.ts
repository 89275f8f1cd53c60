import type { ContentCollection } from '../../contract/schemas/hook.ts';
import type { Source } from '../../plugins/gatsby-source-custom-api/source.ts';

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

/** Every call whose reply the site is built from, and the type of node it becomes. */
export const sources: readonly SiteSource[] = [
  {
    type: 'Article',
    call: 'articles',
    items: 'items',
    paged: true,
    of: ['articles', 'categories', 'tags'],
  },
  {
    type: 'Category',
    call: 'article.page',
    items: 'sections',
    of: ['categories', 'articles', 'documents'],
  },
  { type: 'Tag', call: 'article.tags', items: 'items', of: ['tags', 'articles'] },
  {
    type: 'Product',
    call: 'site.products',
    items: 'items',
    of: [...GOODS, 'instructions'],
    articleLinks: 'articles',
  },
  { type: 'CatalogSection', call: 'catalog.sections', items: 'items', of: GOODS.toReversed() },
  { type: 'ProductFilter', call: 'products.filter', items: 'items', of: GOODS },
  { type: 'FaqItem', call: 'faq', items: 'items', of: ['faq', 'faq-sections'] },
  { type: 'FaqSection', call: 'faq', items: 'sections', of: ['faq-sections', 'faq'] },
  {
    type: 'Instruction',
    call: 'instructions',
    items: 'items',
    of: ['instructions', 'instruction-types'],
  },
  {
    type: 'InstructionType',
    call: 'instructions.filter',
    items: 'items',
    of: ['instruction-types', 'instructions'],
  },
  { type: 'LinkPage', call: 'link.library', items: 'items', of: ['links'] },
  { type: 'StaticPage', call: 'static.content', items: 'items', of: ['pages'] },
  { type: 'Footnote', call: 'footnote', items: 'items', of: ['footnotes'] },
  { type: 'Theme', call: 'themes', items: 'items', of: ['themes'] },
  {
    type: 'ThemeDetail',
    call: 'detail',
    items: 'items',
    each: { call: 'themes', items: 'items', param: 'themeId' },
    of: ['themes'],
  },
  { type: 'Discount', call: 'discounts', items: 'items', of: OFFERS },
  { type: 'OnlineDiscount', call: 'discounts.ishop', items: 'items', of: OFFERS },
  { type: 'OfflineDiscount', call: 'discounts.shop', items: 'items', of: OFFERS },
  {
    type: 'DiscountProducts',
    call: 'discount.order.step1',
    each: { call: 'discounts', items: 'items', param: 'discount' },
    of: OFFERS,
  },
  { type: 'City', call: 'city.search', items: 'items', of: ['cities', 'shops'] },
  {
    type: 'Metadata',
    call: 'metadata.list',
    items: 'items',
    name: 'page_code',
    mayBeEmpty: true,
    of: ['metadata'],
  },
  {
    type: 'Redirect',
    call: 'redirects',
    items: 'items',
    name: 'from',
    mayBeEmpty: true,
    of: ['redirects'],
  },
  { type: 'Document', call: 'main.page', of: PAGES },
  { type: 'Document', call: 'main.catalog', of: PAGES },
  { type: 'Document', call: 'article.page', of: ['documents', 'articles', 'categories'] },
  { type: 'Document', call: 'about.page', of: ['documents'] },
  { type: 'Document', call: 'tech.page', of: ['documents'] },
  { type: 'Document', call: 'for.beginners', of: ['documents'] },
  { type: 'Document', call: 'certificate.page', of: PAGES },
  { type: 'Document', call: 'certificate.variants', of: PAGES },
  { type: 'Document', call: 'certificate.terms', of: PAGES },
  { type: 'Document', call: 'settings.view', of: ['settings'] },
];
