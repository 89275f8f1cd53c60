/**
 * Taxonomy of other content: categories and tags, and the sections of catalogue, FAQ and
 * instructions.
 */
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
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
import { namedByAlias, type AliasedTable, type Collection, type Use } from '../collection.ts';
import { alias, aliasOf, lead, position, title } from '../fields.ts';

const heading = v.object({ alias, title, position });
const illustrated = v.object({ alias, title, lead, cover: picture, position });
/** The lead of a category may be empty. */
const category = v.object({
  alias: aliasOf('category'),
  title,
  lead: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
  cover: picture,
  position,
});

type Table = AliasedTable & { readonly title: AnyPgColumn };

/** Sections are found by title, and cannot be deleted while they contain anything. */
const sections = (
  name: Collection['name'],
  table: Table,
  schema: ReturnType<Collection['schema']>,
  address: (alias: string) => string,
  use: Use,
): Collection => ({
  ...namedByAlias(table, address),
  name,
  missing: 'Раздел не\u00a0найден',
  schema: () => schema,
  search: [table.title, table.alias],
  usedBy: [use],
});

const tagCollection: Collection = {
  ...namedByAlias(tags, routes.tag),
  name: 'tags',
  missing: 'Тег не\u00a0найден',
  schema: () => v.object({ alias, title }),
  search: [tags.title, tags.alias],
};

export const sectionCollections = [
  sections('categories', categories, category, routes.category, {
    collection: 'articles',
    column: articles.categoryId,
    owner: articles.id,
    what: 'статьи',
  }),
  tagCollection,
  sections('catalog-sections', catalogSections, illustrated, routes.catalogSection, {
    collection: 'products',
    column: products.sectionId,
    owner: products.id,
    what: 'средства',
  }),
  sections('faq-sections', faqSections, heading, routes.faqSection, {
    collection: 'faq',
    column: faqItems.sectionId,
    owner: faqItems.id,
    what: 'вопросы',
  }),
  sections('instruction-types', instructionTypes, heading, routes.instructionType, {
    collection: 'instructions',
    column: instructions.typeId,
    owner: instructions.id,
    what: 'инструкции',
  }),
];
