import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/** A token that was given out. Only its hash is stored: a stolen database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the member names it by when he ends it; it opens nothing. */
    id: integer('id').notNull().generatedByDefaultAsIdentity().unique(),
    deviceId: text('device_id'),
    /** What the browser calls itself, and the city it was last seen near: the member knows it by them. */
    userAgent: text('user_agent'),
    cityId: integer('city_id'),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
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

/** Devices that a member has signed in on: strangers who try his phone or address do not stop him there. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the device. */
    device: text('device').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index('known_devices_seen').on(table.seenAt),
  ],
);
