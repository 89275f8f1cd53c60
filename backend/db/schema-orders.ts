import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Order } from '../../contract/schemas/member.ts';
import { users } from './schema-members.ts';

/**
 * What members have bought with points. The title stands here as it was; there is no foreign key to
 * the offer or the webinar, which an order outlives.
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
    /** What the till reads; made when the order is ready. */
    code: text('code').unique(),
    /** When the member saw the code: from then on a till may have read it. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
    /** When the worker moves it on; null where somebody else has to. */
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
    // A webinar has one place for a member.
    uniqueIndex('orders_webinar')
      .on(table.userId, table.itemId)
      .where(sql`kind = 'webinar' and state <> 'cancelled'`),
    check('orders_points', sql`${table.points} >= 0`),
  ],
);
