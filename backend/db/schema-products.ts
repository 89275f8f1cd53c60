import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LensTypeKey, Product } from '../../contract/schemas/product.ts';
import type { Picture } from '../../contract/fields.ts';
import { entityColumns, position } from './columns.ts';

export const catalogSections = pgTable('catalog_sections', {
  ...entityColumns(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  cover: jsonb('cover').$type<Picture>().notNull(),
  position: position(),
});

/** The part of a product that is neither filtered nor sorted by. */
export type ProductDetails = Pick<
  Product,
  'advantages' | 'gallery' | 'lens' | 'liquid' | 'packages'
> & {
  /** Aliases; resolved to links on read, so a renamed article never leaves a dead link. */
  instructions: string[];
  articles: string[];
};

export const products = pgTable(
  'products',
  {
    ...entityColumns(),
    title: text('title').notNull(),
    kind: text('kind').$type<Product['kind']>().notNull(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => catalogSections.id),
    lead: text('lead').notNull(),
    description: text('description').notNull(),
    filterKeys: text('filter_keys').array().$type<LensTypeKey[]>().notNull(),
    outOfProduction: boolean('out_of_production').notNull().default(false),
    details: jsonb('details').$type<ProductDetails>().notNull(),
    position: position(),
  },
  (table) => [index('products_section').on(table.sectionId, table.position)],
);
