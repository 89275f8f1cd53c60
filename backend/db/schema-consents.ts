import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What somebody agreed to or did not, one row each time he was asked. The law wants it proved, so
 * rows are only added, and the network address stands here as it was.
 */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phone: text('phone').notNull(),
    code: text('code').notNull(),
    /** Which wording was on the screen. */
    version: text('version').notNull(),
    given: boolean('given').notNull(),
    address: text('address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consents_phone').on(table.phone, table.code, table.createdAt)],
);
