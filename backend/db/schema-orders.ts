import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Order } from '../../contract/schemas/member.ts';
import { users } from './schema-members.ts';

/**
 * Members' purchases with points. The title is a copy; there is no foreign key to the offer or
 * webinar, because an order outlives it.
 */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<Order['kind']>().notNull(),
    itemId: integer('item_id').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<Order['state']>().notNull(),
    points: integer('points').notNull(),
    /** The code the checkout reads; created when the order is ready. */
    code: text('code').unique(),
    /** When the member saw the code: from then on it may have been used at a checkout. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
    /** When the worker processes it next; null when the next step is not the worker's. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.id),
    index('orders_item')
      .on(table.kind, table.itemId)
      .where(sql`state <> 'cancelled'`),
    index('orders_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    // A member can book one place per webinar.
    uniqueIndex('orders_webinar')
      .on(table.userId, table.itemId)
      .where(sql`kind = 'webinar' and state <> 'cancelled'`),
    check('orders_points', sql`${table.points} >= 0`),
  ],
);
