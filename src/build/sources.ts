import type { Source } from '../../plugins/gatsby-source-custom-api/source.ts';

/** Every call whose reply the site is built from, and the type of node it becomes. */
export const sources: readonly Source[] = [
  { type: 'Article', call: 'articles', items: 'items', paged: true },
  { type: 'Category', call: 'article.page', items: 'sections' },
  { type: 'Tag', call: 'article.tags', items: 'items' },
  { type: 'Product', call: 'site.products', items: 'items' },
  { type: 'CatalogSection', call: 'catalog.sections', items: 'items' },
  { type: 'ProductFilter', call: 'products.filter', items: 'items' },
  { type: 'FaqItem', call: 'faq', items: 'items' },
  { type: 'FaqSection', call: 'faq', items: 'sections' },
  { type: 'Instruction', call: 'instructions', items: 'items' },
  { type: 'InstructionType', call: 'instructions.filter', items: 'items' },
  { type: 'LinkPage', call: 'link.library', items: 'items' },
  { type: 'StaticPage', call: 'static.content', items: 'items' },
  { type: 'Footnote', call: 'footnote', items: 'items' },
  { type: 'Theme', call: 'themes', items: 'items' },
  { type: 'City', call: 'city.search', items: 'items' },
  { type: 'Metadata', call: 'metadata.list', items: 'items', name: 'page_code', mayBeEmpty: true },
  { type: 'Redirect', call: 'redirects', items: 'items', name: 'from', mayBeEmpty: true },
  { type: 'Document', call: 'main.page' },
  { type: 'Document', call: 'main.catalog' },
  { type: 'Document', call: 'article.page' },
  { type: 'Document', call: 'about.page' },
  { type: 'Document', call: 'tech.page' },
  { type: 'Document', call: 'for.beginners' },
  { type: 'Document', call: 'settings.view' },
];
