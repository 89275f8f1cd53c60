import { index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/**
 * Answers of calls that spend or earn, by the key of the attempt: stored in the transaction of what
 * they tell of, so that there is either both or neither.
 */
export const onceAnswers = pgTable(
  'once_answers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Of the parameters: the key names one attempt, not a person's wishes in general. */
    digest: text('digest').notNull(),
    answer: json('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('once_answers_created').on(table.createdAt),
  ],
);
