import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/** The reason for an entry of the ledger. */
export type Rule =
  | 'code'
  | 'survey'
  | 'quiz'
  | 'invited'
  | 'inviter'
  | 'order'
  | 'return'
  /** By the company's desk. */
  | 'correction'
  | 'expiry';

/**
 * The points ledger. Rows are only added, and a member's balance is their sum. Ids define the
 * order, because a writer locks the member's ledger. Entries of a deleted member stay: they contain
 * no personal data.
 */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    rule: text('rule').$type<Rule>().notNull(),
    /** What the entry is for, depending on its rule: a code, an order. Each counts once. */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    /** Positive when earned, negative when spent. */
    points: integer('points').notNull(),
    /**
     * Last day earned points can be spent; null for spent points and for those that do not expire.
     */
    expiresOn: date('expires_on'),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('points_entries_once').on(table.userId, table.rule, table.reference),
    index('points_entries_user').on(table.userId, table.id),
    check('points_entries_points', sql`${table.points} <> 0`),
  ],
);
