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
 * Accepted forms; each is an issuer job until its certificate is ready. A pair is reserved with the
 * form. There is no foreign key to the optician: a new seed empties the shops, and accepted forms
 * outlive it.
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
    /** The optician's data when the form was submitted. */
    optician: jsonb('optician').$type<Certificate['optician']>().notNull(),
    isLoyaltyMember: boolean('is_loyalty_member'),
    wantsToJoin: boolean('wants_to_join'),
    /** Other fields submitted with the form. */
    extra: jsonb('extra').$type<Record<string, string | number | boolean>>().notNull(),
    /** Failed attempts to issue; each is retried later. */
    failures: integer('failures').notNull().default(0),
    /** The certificate is not issued before this moment. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('certificate_requests_open')
      .on(table.phone)
      .where(sql`state = 'process'`),
    index('certificate_requests_phone').on(table.phone),
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
    /** The code that the optician's scanner reads; it cannot be guessed from the number. */
    code: text('code').notNull(),
    state: text('state').$type<Certificate['state']>().notNull().default('issued'),
    holder: text('holder').notNull(),
    opticId: integer('optic_id').notNull(),
    optician: jsonb('optician').$type<Certificate['optician']>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The moment it stops being valid. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
    /** When the visitor was first notified that it is ready. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    /** The times of the last resends by SMS. */
    resentAt: timestamp('resent_at', { withTimezone: true }).array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One certificate per phone. An expired one was not used, so it does not count.
    uniqueIndex('certificates_phone')
      .on(table.phone)
      .where(sql`state in ('issued', 'redeemed')`),
    index('certificates_of_phone').on(table.phone, table.id),
    index('certificates_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'issued'`),
  ],
);
