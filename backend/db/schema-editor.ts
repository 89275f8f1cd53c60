import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { EditorAction, EditorRole } from '../../contract/schemas/editor.ts';
import type { ContentChange } from '../../contract/schemas/hook.ts';

type Entity = Record<string, unknown>;

/** A link that a deleted entity had, at either end. */
export type KeptLink = {
  /** The collection and the field that list the target. */
  readonly collection: ContentChange['entity'];
  readonly field: string;
  readonly owner: number;
  readonly target: number;
  /** Its place in the list; null when the order has no meaning. */
  readonly position: number | null;
};

export type Detached = {
  readonly links: readonly KeptLink[];
  readonly belongings: Readonly<Record<string, number>>;
};

/** Editor accounts besides the one in the environment. Only the hash of a token is stored. */
export const editorAccounts = pgTable('editor_accounts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  role: text('role').$type<EditorRole>().notNull(),
  tokenHash: text('token_hash').notNull().unique('editor_accounts_token_hash_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});

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
    /** What the deletion of the entity took away, for its restoration; null for other states. */
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
  ],
);

/** Counts the writes of all drafts: a draft made anew does not repeat a number. */
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
    author: text('author').notNull(),
    /** Why publishing failed at the scheduled time; the draft then waits for an editor. */
    error: text('error'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Of the draft itself: every write gives it a higher one, which no other draft has had. */
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
