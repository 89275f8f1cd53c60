import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/**
 * What somebody agreed to or did not, one row each time he was asked. The law wants it proved, so
 * rows are only added, and the network address stands here as it was. A visitor is known by his
 * phone or by the address he wants an answer at, a member by himself; of a deleted member the rows
 * keep none of these.
 */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phone: text('phone'),
    email: text('email'),
    userId: integer('user_id').references(() => users.id),
    code: text('code').notNull(),
    /** Which wording was on the screen. */
    version: text('version').notNull(),
    given: boolean('given').notNull(),
    address: text('address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('consents_phone').on(table.phone, table.code, table.createdAt),
    index('consents_email')
      .on(table.email)
      .where(sql`email is not null`),
    index('consents_user').on(table.userId, table.code, table.createdAt),
    check(
      'consents_person',
      sql`coalesce(${table.phone}, ${table.email}) is not null or ${table.userId} is not null`,
    ),
  ],
);
