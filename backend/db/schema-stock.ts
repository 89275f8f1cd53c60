import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { shops } from './schema-shops.ts';

/**
 * Trial pairs an optician has left. The presence of a row makes an optician take part, and a change
 * of that is content: triggers then give the shop a new revision. The number itself is not content:
 * reservations change it and must not trigger rebuilds or invalidate caches.
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
