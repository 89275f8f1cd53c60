import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Entities whose alias stands in the address of a page; a section's in the query of the catalogue. */
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
 * Aliases that entities had before, written by triggers of the database: no way of writing can
 * forget them. What they point at is an entity and not an address, so there are no chains.
 */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    kind: text('kind').$type<AddressKind>().notNull(),
    /** The category's alias at that time, for articles: it is a part of their address. */
    section: text('section').notNull().default(''),
    alias: text('alias').notNull(),
    entityId: integer('entity_id').notNull(),
    id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.section, table.alias] })],
);
