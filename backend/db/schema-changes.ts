import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentChange } from '../../contract/schemas/hook.ts';

/**
 * Saved content changes, written by database triggers in the saving transaction so that no write
 * can forget them. They are kept until delivered, and for a day after that.
 */
export const contentChanges = pgTable(
  'content_changes',
  {
    /**
     * The revision of the change. Assigned and read one transaction at a time, so it defines the
     * order.
     */
    revision: bigint('revision', { mode: 'number' }).primaryKey(),
    entity: text('entity').$type<ContentChange['entity']>().notNull(),
    entityId: integer('entity_id').notNull(),
    alias: text('alias').notNull(),
    kind: text('kind').$type<ContentChange['kind']>().notNull(),
    /**
     * Whether lists may contain other entities now. False for an article with the same day, category and tags as
     * before.
     */
    moved: boolean('moved').notNull().default(true),
    /** Changes of one transaction are sent together. */
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    savedAt: timestamp('saved_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    index('content_changes_waiting')
      .on(table.revision)
      .where(sql`delivered_at is null`),
  ],
);

/** A single row: the lease holder and the end of its lease. */
export const contentTeller = pgTable('content_teller', {
  id: integer('id').primaryKey(),
  holder: text('holder').notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
});
