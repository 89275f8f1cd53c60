import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EditorRole } from '../../contract/permissions.ts';
import type { EditorAction } from '../../contract/schemas/editor.ts';
import type { ContentChange } from '../../contract/schemas/hook.ts';
import { contentSets } from './schema-sets.ts';

type Entity = Record<string, unknown>;

/** A link that a deleted entity had, at either end. */
export type KeptLink = {
  /** The collection and the field that list the target. */
  readonly collection: ContentChange['entity'];
  readonly field: string;
  readonly owner: number;
  readonly target: number;
  /** Its position in the list; null when the order has no meaning. */
  readonly position: number | null;
};

export type Detached = {
  readonly links: readonly KeptLink[];
  readonly belongings: Readonly<Record<string, number>>;
};

/** Editor accounts besides the one in the environment. Only the hash of a token is stored. */
export const editorAccounts = pgTable(
  'editor_accounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    role: text('role').$type<EditorRole>().notNull(),
    /** In lower case; null for a script, which has a token instead. */
    email: text('email'),
    passwordHash: text('password_hash'),
    tokenHash: text('token_hash').unique('editor_accounts_token_hash_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the token expires; null: never. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** Temporarily disabled. */
    offSince: timestamp('off_since', { withTimezone: true }),
    /** Permanently closed. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('editor_accounts_email_key')
      .on(table.email)
      .where(sql`revoked_at is null`),
  ],
);

const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => editorAccounts.id, { onDelete: 'cascade' });

/** Sessions of people. Only the hash of a token is stored. */
export const editorSessions = pgTable('editor_sessions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  accountId: accountId(),
  tokenHash: text('token_hash').notNull().unique('editor_sessions_token_hash_key'),
  userAgent: text('user_agent'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Keys in password letters: one per account. */
export const editorKeys = pgTable('editor_keys', {
  keyHash: text('key_hash').primaryKey(),
  accountId: accountId(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** What each editor has open, per browser tab. */
export const editorPresence = pgTable(
  'editor_presence',
  {
    who: text('who').notNull(),
    tab: text('tab').notNull(),
    collection: text('collection').$type<ContentChange['entity']>().notNull(),
    entityId: integer('entity_id'),
    draftId: integer('draft_id'),
    /** When it was opened. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'editor_presence_pk', columns: [table.who, table.tab] })],
);

/**
 * Responses to creations, by the key of the attempt: a repetition after a lost response creates nothing.
 * Stored in the transaction of the creation, so there are either both or neither.
 */
export const editorAnswers = pgTable(
  'editor_answers',
  {
    /** The number of the account; empty for the editor in the environment. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Digest of the parameters: a key belongs to one attempt with one set of parameters. */
    digest: text('digest').notNull(),
    /** Null only within the transaction. */
    answer: json('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'editor_answers_pk', columns: [table.owner, table.key] }),
    index('editor_answers_created').on(table.createdAt),
  ],
);

/** Audit log of changes; rows are only added. */
export const editorLog = pgTable('editor_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  who: text('who').notNull(),
  action: text('action').$type<EditorAction>().notNull(),
  collection: text('collection').$type<ContentChange['entity']>(),
  entityId: integer('entity_id'),
  revision: bigint('revision', { mode: 'number' }),
  /** A label a person recognises: an alias, a file or a name. */
  about: text('about').notNull(),
});

/**
 * Entities as they were at each revision. The rows outlive the entity so that it can be restored.
 */
export const contentHistory = pgTable(
  'content_history',
  {
    collection: text('collection').$type<ContentChange['entity']>().notNull(),
    entityId: integer('entity_id').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ContentChange['kind']>().notNull(),
    /** The whole entity as editors write it; for a deleted one, its last state. */
    data: jsonb('data').$type<Entity>().notNull(),
    /** The links and belongings that a deletion took away, for restoring; null for other states. */
    detached: jsonb('detached').$type<Detached>(),
    /** Null when it was not saved by an editor but by the seed or directly in the database. */
    who: text('who'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'content_history_pk',
      columns: [table.collection, table.entityId, table.revision],
    }),
    index('content_history_deleted')
      .on(table.revision)
      .where(sql`kind = 'deleted'`),
  ],
);

/** Counts the writes of all drafts, so that a recreated draft never reuses a version. */
export const contentDraftVersion = pgSequence('content_draft_version');

/** Drafts of entities; the public tables do not contain them. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    collection: text('collection').$type<ContentChange['entity']>().notNull(),
    /** Null for a draft of a new entity. */
    entityId: integer('entity_id'),
    data: jsonb('data').$type<Entity>().notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** The set that it is published with. */
    setId: integer('set_id').references(() => contentSets.id, { onDelete: 'set null' }),
    /** When its entity was unpublished; publishing restores it. Null for all other drafts. */
    unpublishedAt: timestamp('unpublished_at', { withTimezone: true }),
    author: text('author').notNull(),
    /** Why publishing failed at the scheduled time; the draft then waits for an editor. */
    error: text('error'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The draft's own version: incremented on every write and unique across drafts. */
    version: bigint('version', { mode: 'number' })
      .notNull()
      .default(sql`nextval('content_draft_version')`),
  },
  (table) => [
    unique('content_drafts_entity').on(table.collection, table.entityId),
    index('content_drafts_due')
      .on(table.publishAt)
      .where(sql`publish_at is not null and error is null`),
  ],
);

/** Entities with a planned takedown. */
export const contentTakedowns = pgTable(
  'content_takedowns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    collection: text('collection').$type<ContentChange['entity']>().notNull(),
    entityId: integer('entity_id').notNull(),
    /** Null when its set determines the time. */
    at: timestamp('at', { withTimezone: true }),
    setId: integer('set_id').references(() => contentSets.id, { onDelete: 'cascade' }),
    /** Whether lists of other entities may lose it. */
    detach: boolean('detach').notNull(),
    author: text('author').notNull(),
    /** Why the takedown failed; it then waits for an editor. */
    error: text('error'),
  },
  (table) => [
    unique('content_takedowns_entity').on(table.collection, table.entityId),
    check('content_takedowns_when', sql`(${table.at} is null) = (${table.setId} is not null)`),
  ],
);
