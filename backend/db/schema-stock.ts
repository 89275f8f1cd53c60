import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { shops } from './schema-shops.ts';

/**
 * Trial pairs an optician has left. A row is what makes an optician take part, and a change of that
 * is content: triggers then give the shop a new revision. The number itself is no content: it goes
 * down and up with each reservation and touches nothing that is built or cached.
 */
export const opticianStock = pgTable(
  'optician_stock',
  {
    shopId: integer('shop_id')
      .primaryKey()
      .references(() => shops.id, { onDelete: 'cascade' }),
    pairs: integer('pairs').notNull(),
  },
  (table) => [check('optician_stock_pairs_check', sql`${table.pairs} >= 0`)],
);
