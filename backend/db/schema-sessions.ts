import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/** A token that was given out. Only its hash is stored: a stolen database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    deviceId: text('device_id'),
    /** Null as long as nobody has signed in with it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The phone that a code sent to it showed to be in the visitor's hands. */
    verifiedPhone: text('verified_phone'),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_user').on(table.userId),
    index('sessions_phone').on(table.verifiedPhone),
  ],
);
