import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PublishedMember } from '../../contract/schemas/editor-sets.ts';

/** Changes that are published together: drafts and takedowns name their set. */
export const contentSets = pgTable(
  'content_sets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** The entities that its members have become; the members themselves are deleted by then. */
    published: jsonb('published').$type<readonly PublishedMember[]>(),
    author: text('author').notNull(),
    /** Why scheduled publishing failed; the set then waits for an editor. */
    error: text('error'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The set's own version, like that of a draft. */
    version: bigint('version', { mode: 'number' })
      .notNull()
      .default(sql`nextval('content_draft_version')`),
  },
  (table) => [
    index('content_sets_due')
      .on(table.publishAt)
      .where(sql`publish_at is not null and published_at is null and error is null`),
  ],
);
