/**
 * Taxonomy of other content: categories and tags, and the sections of catalogue, FAQ and
 * instructions. Sections cannot be deleted while they contain anything.
 */
import { routes } from '../../../src/config/routes.ts';
import { builtWhenUsed } from '../../page-addresses/entity-addresses.ts';
import { addressedByAlias, addressedWhenUsed } from '../collection.ts';
import { described } from '../described.ts';

export const sectionCollections = [
  described('categories', {
    addresses: addressedByAlias(routes.category),
  }),
  described('tags', addressedWhenUsed(routes.tag, builtWhenUsed.tag)),
  described('catalog-sections', {
    addresses: addressedByAlias(routes.catalogSection),
  }),
  described('faq-sections', {
    addresses: addressedByAlias(routes.faqSection),
  }),
  described(
    'instruction-types',
    addressedWhenUsed(routes.instructionType, builtWhenUsed.instructions),
  ),
];
