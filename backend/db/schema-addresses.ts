import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Kinds of addresses that redirect: `path` is one that no entity could have. */
export type FormerKind = AddressKind | 'path';

/**
 * Former aliases of entities, written by database triggers so that no write can forget them, and
 * the redirects of editors. They point to an entity rather than an address where they can, so there
 * are no redirect chains.
 */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    kind: text('kind').$type<FormerKind>().notNull(),
    /** The category's alias at that time; for articles it is part of the address. */
    section: text('section').notNull().default(''),
    /** The whole path where the kind is `path`. */
    alias: text('alias').notNull(),
    /** The entity whose page it leads to; null when `target` says where it leads. */
    entityId: integer('entity_id'),
    /** A page that belongs to no entity of that kind, or one of another site. */
    target: text('target'),
    id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.section, table.alias] }),
    check('former_addresses_one_target', sql`num_nonnulls(${table.entityId}, ${table.target}) = 1`),
  ],
);
