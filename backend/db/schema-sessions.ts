import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/** An issued token. Only its hash is stored, so a stolen database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session when the member ends it; it grants no access. */
    id: integer('id').notNull().generatedByDefaultAsIdentity().unique(),
    deviceId: text('device_id'),
    /** The User-Agent and the nearest city of the last visit, by which the member recognises it. */
    userAgent: text('user_agent'),
    cityId: integer('city_id'),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until a member signs in with it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The phone this session confirmed with a code. */
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

/**
 * Devices members have signed in on: attempts by strangers on their phone or email do not lock them
 * out there.
 */
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
