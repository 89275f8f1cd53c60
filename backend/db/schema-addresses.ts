import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Entities whose alias is part of a page's address; for a section, part of the catalogue's query.
 */
export type AddressKind =
  | 'article'
  | 'category'
  | 'content'
  | 'faq'
  | 'library'
  | 'product'
  | 'section'
  | 'tag';

/**
 * Former aliases of entities, written by database triggers so that no write can forget them. They
 * point to an entity rather than an address, so there are no redirect chains.
 */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    kind: text('kind').$type<AddressKind>().notNull(),
    /** The category's alias at that time; for articles it is part of the address. */
    section: text('section').notNull().default(''),
    alias: text('alias').notNull(),
    entityId: integer('entity_id').notNull(),
    id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.section, table.alias] })],
);
