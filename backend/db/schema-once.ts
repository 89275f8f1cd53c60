import { index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/**
 * Responses of calls that spend or earn points, by the key of the attempt. They are stored in the
 * transaction of the change, so there are either both or neither.
 */
export const onceAnswers = pgTable(
  'once_answers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Digest of the parameters: a key belongs to one attempt with one set of parameters. */
    digest: text('digest').notNull(),
    answer: json('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('once_answers_created').on(table.createdAt),
  ],
);
