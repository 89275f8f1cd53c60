import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { EditorAction, EditorRole } from '../../contract/schemas/editor.ts';
import type { ContentChange } from '../../contract/schemas/hook.ts';

type Entity = Record<string, unknown>;

/** Editors beside the one of the environment. Of a token only its hash is stored. */
export const editorAccounts = pgTable('editor_accounts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  role: text('role').$type<EditorRole>().notNull(),
  tokenHash: text('token_hash').notNull().unique('editor_accounts_token_hash_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});

/** Who changed what, and when; rows are only added. */
export const editorLog = pgTable('editor_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  who: text('who').notNull(),
  action: text('action').$type<EditorAction>().notNull(),
  collection: text('collection').$type<ContentChange['entity']>(),
  entityId: integer('entity_id'),
  revision: bigint('revision', { mode: 'number' }),
  /** What a person knows it by: an alias, a file, a name. */
  about: text('about').notNull(),
});

/** Entities as they were at each revision. They outlive the entity, so that it can come back. */
export const contentHistory = pgTable(
  'content_history',
  {
    collection: text('collection').$type<ContentChange['entity']>().notNull(),
    entityId: integer('entity_id').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ContentChange['kind']>().notNull(),
    /** The whole entity as editors write it; of a deleted one, as it was last. */
    data: jsonb('data').$type<Entity>().notNull(),
    /** Null where it was not saved by an editor: the seed, or somebody in the database. */
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

/** Entities that are still being written: the public tables know nothing of them. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    collection: text('collection').$type<ContentChange['entity']>().notNull(),
    /** Null: it becomes a new entity. */
    entityId: integer('entity_id'),
    data: jsonb('data').$type<Entity>().notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    author: text('author').notNull(),
    /** Why it could not be published when its time came; it waits for an editor then. */
    error: text('error'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('content_drafts_entity').on(table.collection, table.entityId),
    index('content_drafts_due')
      .on(table.publishAt)
      .where(sql`publish_at is not null and error is null`),
  ],
);
