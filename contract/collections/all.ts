/** Every collection's description, by its name in the editor API. */
import { articles, categories, tags } from './articles.ts';
import { partnerOffers, webinars } from './club.ts';
import type { Descriptions } from './description.ts';
import { documents } from './documents.ts';
import { footnotes, links, pages, themes } from './pages.ts';
import { cities, discounts, shops } from './places.ts';
import { catalogSections, products } from './products.ts';
import { faq, faqSections, instructions, instructionTypes } from './questions.ts';
import { metadata, redirects, settings } from './site.ts';
import { surveys } from './surveys.ts';

export const descriptions: Descriptions = {
  articles,
  categories,
  tags,
  products,
  'catalog-sections': catalogSections,
  faq,
  'faq-sections': faqSections,
  instructions,
  'instruction-types': instructionTypes,
  links,
  pages,
  footnotes,
  themes,
  discounts,
  shops,
  cities,
  'partner-offers': partnerOffers,
  webinars,
  surveys,
  metadata,
  redirects,
  documents,
  settings,
};
