/** What other content is sorted into: categories and tags, and the sections of catalogue, FAQ and instructions. */
import * as v from 'valibot';
import { picture } from '../../../contract/fields.ts';
import { routes } from '../../../src/config/routes.ts';
import {
  articles,
  catalogSections,
  categories,
  faqItems,
  faqSections,
  instructions,
  instructionTypes,
  products,
  tags,
} from '../../db/schema.ts';
import { addressedBy, type Collection } from '../collection.ts';
import { alias, aliasBut, lead, position, title } from '../fields.ts';

const heading = v.object({ alias, title, position });
const illustrated = v.object({ alias, title, lead, cover: picture, position });
/** The lead of a category may be empty. */
const category = v.object({
  alias: aliasBut('page', 'tags'),
  title,
  lead: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
  cover: picture,
  position,
});
const MISSING = 'Раздел не\u00a0найден';

const categoryCollection: Collection = {
  name: 'categories',
  missing: MISSING,
  table: categories,
  alias: categories.alias,
  schema: () => category,
  search: [categories.title, categories.alias],
  usedBy: [{ column: articles.categoryId, what: 'статьи' }],
  addresses: addressedBy((row) => routes.category(String(row['alias']))),
};

const tagCollection: Collection = {
  name: 'tags',
  missing: 'Тег не\u00a0найден',
  table: tags,
  alias: tags.alias,
  schema: () => v.object({ alias, title }),
  search: [tags.title, tags.alias],
  addresses: addressedBy((row) => routes.tag(String(row['alias']))),
};

const catalogCollection: Collection = {
  name: 'catalog-sections',
  missing: MISSING,
  table: catalogSections,
  alias: catalogSections.alias,
  schema: () => illustrated,
  search: [catalogSections.title, catalogSections.alias],
  usedBy: [{ column: products.sectionId, what: 'средства' }],
  addresses: addressedBy((row) => routes.catalogSection(String(row['alias']))),
};

const faqCollection: Collection = {
  name: 'faq-sections',
  missing: MISSING,
  table: faqSections,
  alias: faqSections.alias,
  schema: () => heading,
  search: [faqSections.title, faqSections.alias],
  usedBy: [{ column: faqItems.sectionId, what: 'вопросы' }],
  addresses: addressedBy((row) => routes.faqSection(String(row['alias']))),
};

const instructionCollection: Collection = {
  name: 'instruction-types',
  missing: MISSING,
  table: instructionTypes,
  alias: instructionTypes.alias,
  schema: () => heading,
  search: [instructionTypes.title, instructionTypes.alias],
  usedBy: [{ column: instructions.typeId, what: 'инструкции' }],
  addresses: addressedBy((row) => routes.instructionType(String(row['alias']))),
};

export const sectionCollections = [
  categoryCollection,
  tagCollection,
  catalogCollection,
  faqCollection,
  instructionCollection,
];
