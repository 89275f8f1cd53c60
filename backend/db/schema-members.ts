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

/** What somebody filled in who registers by e-mail; he becomes a member with the letter's link. */
export type Registration = {
  readonly firstName: string;
  readonly passwordHash: string;
  readonly subscribe: boolean;
  readonly invite: string | null;
  /** Network address, for the proof of the consents. */
  readonly address: string | null;
};

/**
 * A member. Who deleted himself stays as a row without a person: the books refer to it. City and
 * shops have no foreign keys, because a new seed empties them.
 */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null for who came by e-mail, and for who is gone. */
    phone: text('phone').unique(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** In small letters, and always confirmed: it signs him in. */
    email: text('email').unique(),
    /** Waits for its letter's link; others may wait for the same one. */
    pendingEmail: text('pending_email'),
    /** scrypt, with its parameters and salt; see `backend/members/password.ts`. */
    passwordHash: text('password_hash'),
    birthday: date('birthday'),
    cityId: integer('city_id'),
    children: jsonb('children').$type<Profile['children']>().notNull().default([]),
    /** Made when he first invites somebody. */
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

/** What an edit replaced: the values of the changed fields as they were before. */
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

/** Keys in the links of letters. Only their hashes: who reads the table opens nothing. */
export const letterKeys = pgTable(
  'letter_keys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    keyHash: text('key_hash').notNull().unique(),
    purpose: text('purpose').$type<'registration' | 'restore' | 'email'>().notNull(),
    email: text('email').notNull(),
    /** Whose it is; a registration's is nobody's yet. */
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

/** Tries that are limited, by a hash of whoever made them. Kept for a day. */
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

/** What came in by the forms of the site that have no table of their own. */
export const formEntries = pgTable(
  'form_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    form: text('form').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of all that was sent, the sender and the day: sent twice, it is one entry. */
    digest: text('digest').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('form_entries_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
  ],
);
