import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/**
 * Consents given or refused, one row for each time a person was asked. The law requires proof, so
 * rows are only added and keep the network address unhashed. A visitor is identified by phone or
 * email, a member by id; rows of a deleted member keep none of these.
 */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phone: text('phone'),
    email: text('email'),
    userId: integer('user_id').references(() => users.id),
    code: text('code').notNull(),
    /** The wording that was on the screen. */
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
