/**
 * Taxonomy of other content: categories and tags, and the sections of catalogue, FAQ and
 * instructions. Sections cannot be deleted while they contain anything.
 */
import { routes } from '../../../src/config/routes.ts';
import { articles, articleTags, faqItems, instructions, products } from '../../db/schema.ts';
import { addressedByAlias, addressedWhenUsed } from '../collection.ts';
import { described } from '../described.ts';

export const sectionCollections = [
  described('categories', {
    addresses: addressedByAlias(routes.category),
    usedBy: [
      { collection: 'articles', column: articles.categoryId, owner: articles.id, what: 'статьи' },
    ],
  }),
  described('tags', { addresses: addressedWhenUsed(routes.tag, articleTags.tagId) }),
  described('catalog-sections', {
    addresses: addressedByAlias(routes.catalogSection),
    usedBy: [
      { collection: 'products', column: products.sectionId, owner: products.id, what: 'средства' },
    ],
  }),
  described('faq-sections', {
    addresses: addressedByAlias(routes.faqSection),
    usedBy: [
      { collection: 'faq', column: faqItems.sectionId, owner: faqItems.id, what: 'вопросы' },
    ],
  }),
  described('instruction-types', {
    addresses: addressedWhenUsed(routes.instructionType, instructions.typeId),
    usedBy: [
      {
        collection: 'instructions',
        column: instructions.typeId,
        owner: instructions.id,
        what: 'инструкции',
      },
    ],
  }),
];
