import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Certificate } from '../../contract/schemas/certificate.ts';

/**
 * Accepted forms, each of them a job of the issuer until it is ready. Its pair is reserved with the
 * form. No foreign key to the optician: a new seed empties the shops, an accepted form outlives it.
 */
export const certificateRequests = pgTable(
  'certificate_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phone: text('phone').notNull(),
    state: text('state').$type<'process' | 'ready'>().notNull().default('process'),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    opticId: integer('optic_id').notNull(),
    /** The optician as it was when the form came in. */
    optician: jsonb('optician').$type<Certificate['optician']>().notNull(),
    isLoyaltyMember: boolean('is_loyalty_member'),
    wantsToJoin: boolean('wants_to_join'),
    /** Other fields that came with the form. */
    extra: jsonb('extra').$type<Record<string, string | number | boolean>>().notNull(),
    /** Issuing that failed so far; each one is tried again later. */
    failures: integer('failures').notNull().default(0),
    /** Not issued before this moment. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('certificate_requests_open')
      .on(table.phone)
      .where(sql`state = 'process'`),
    index('certificate_requests_due')
      .on(table.dueAt)
      .where(sql`state = 'process'`),
  ],
);

export const certificates = pgTable(
  'certificates',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .unique()
      .references(() => certificateRequests.id),
    phone: text('phone').notNull(),
    number: text('number').notNull().unique(),
    /** What the optician's scanner reads; nobody finds it by trying numbers. */
    code: text('code').notNull(),
    state: text('state').$type<Certificate['state']>().notNull().default('issued'),
    holder: text('holder').notNull(),
    opticId: integer('optic_id').notNull(),
    optician: jsonb('optician').$type<Certificate['optician']>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** From this moment on it is no longer valid. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
    /** When the visitor was first told that it is ready. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    /** When it was sent again by SMS, the last times. */
    resentAt: timestamp('resent_at', { withTimezone: true }).array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One certificate a phone. One that has expired was not used, so its place is free again.
    uniqueIndex('certificates_phone')
      .on(table.phone)
      .where(sql`state in ('issued', 'redeemed')`),
    index('certificates_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'issued'`),
  ],
);
