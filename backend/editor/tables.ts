import type { ContentCollection } from '../../contract/schemas/hook.ts';
import * as schema from '../db/schema.ts';
import type { EntityTable } from './collection.ts';

/** The table of each collection. */
export const tables = {
  articles: schema.articles,
  categories: schema.categories,
  tags: schema.tags,
  products: schema.products,
  'catalog-sections': schema.catalogSections,
  faq: schema.faqItems,
  'faq-sections': schema.faqSections,
  instructions: schema.instructions,
  'instruction-types': schema.instructionTypes,
  links: schema.linkPages,
  pages: schema.staticPages,
  footnotes: schema.footnotes,
  themes: schema.themes,
  discounts: schema.discounts,
  shops: schema.shops,
  cities: schema.cities,
  'partner-offers': schema.partnerOffers,
  webinars: schema.webinars,
  surveys: schema.surveyForms,
  metadata: schema.documents,
  redirects: schema.formerAddresses,
  documents: schema.documents,
  settings: schema.documents,
} as const satisfies Record<ContentCollection, EntityTable>;
