import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/** What an entry of the ledger is for. */
export type Rule =
  | 'code'
  | 'survey'
  | 'quiz'
  | 'invited'
  | 'inviter'
  | 'order'
  | 'return'
  | 'expiry';

/**
 * The ledger of points: rows are only added, and a member's balance is their sum. Their ids are the
 * order they count in, because whoever writes holds the member's ledger to himself. A deleted
 * member's entries stay: they name no person.
 */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    rule: text('rule').$type<Rule>().notNull(),
    /** What the entry is for, by its rule: a code, an order. Each counts once. */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    /** Positive earned, negative spent. */
    points: integer('points').notNull(),
    /** Last day that earned points can be spent; null for spent ones and for those that stay. */
    expiresOn: date('expires_on'),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('points_entries_once').on(table.userId, table.rule, table.reference),
    index('points_entries_user').on(table.userId, table.id),
    check('points_entries_points', sql`${table.points} <> 0`),
  ],
);
