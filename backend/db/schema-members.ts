import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Profile } from '../../contract/schemas/member.ts';
import type { ConsentVersions } from '../../src/config/member-consents.ts';

/** The data of a registration by email; the link in the email turns it into a member. */
export type Registration = {
  readonly firstName: string;
  /** Null when another registration of the address is waiting: its link sets no password then. */
  readonly passwordHash: string | null;
  readonly subscribe: boolean;
  /** The wordings on the screen. Absent in a registration that an earlier version of the backend has stored. */
  readonly versions?: ConsentVersions;
  readonly invite: string | null;
  /** Network address, as proof of the consents. */
  readonly address: string | null;
};

/**
 * A member. A deleted member remains as a row without personal data, because other records refer to
 * it. City and shops have no foreign keys, because a new seed empties them.
 */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null for members who registered by email and for deleted ones. */
    phone: text('phone').unique(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Lower case and always confirmed: it can be used to sign in. */
    email: text('email').unique(),
    /** Waits for the confirmation link; several members may wait for the same address. */
    pendingEmail: text('pending_email'),
    /** scrypt, with its parameters and salt; see `backend/members/password.ts`. */
    passwordHash: text('password_hash'),
    birthday: date('birthday'),
    cityId: integer('city_id'),
    children: jsonb('children').$type<Profile['children']>().notNull().default([]),
    /** Created when the member first invites someone. */
    inviteCode: text('invite_code').unique(),
    invitedBy: integer('invited_by').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('users_invited_by').on(table.invitedBy)],
);

/** The previous values of fields that an edit changed. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('profile_changes_user').on(table.userId, table.id)],
);

/** Keys in the links of emails. Only hashes are stored, so reading the table opens nothing. */
export const letterKeys = pgTable(
  'letter_keys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    keyHash: text('key_hash').notNull().unique(),
    purpose: text('purpose').$type<'registration' | 'restore' | 'email'>().notNull(),
    email: text('email').notNull(),
    /** The owner; null for a registration, which has no member yet. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    registration: jsonb('registration').$type<Registration>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('letter_keys_email').on(table.email, table.purpose),
    index('letter_keys_expiry').on(table.expiresAt),
  ],
);

/** Rate-limited attempts by a hash of the caller. Kept for a day. */
export const attempts = pgTable(
  'attempts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    mark: text('mark').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('attempts_mark').on(table.kind, table.mark, table.madeAt),
    index('attempts_made').on(table.madeAt),
  ],
);

/** Submissions of the site's forms that have no table of their own. */
export const formEntries = pgTable(
  'form_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    form: text('form').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Digest of the whole submission, the sender and the day: a resubmission is the same entry. */
    digest: text('digest').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('form_entries_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
  ],
);
