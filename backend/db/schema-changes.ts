import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentChange } from '../../contract/schemas/hook.ts';

/**
 * Saved changes of the content, written by triggers of the database in the transaction that saves:
 * no way of writing can forget them. They lie here until they were delivered, and a day longer.
 */
export const contentChanges = pgTable(
  'content_changes',
  {
    /** Of the change itself. Counted and read one transaction after the other, so it is the order. */
    revision: bigint('revision', { mode: 'number' }).primaryKey(),
    entity: text('entity').$type<ContentChange['entity']>().notNull(),
    entityId: integer('entity_id').notNull(),
    alias: text('alias').notNull(),
    kind: text('kind').$type<ContentChange['kind']>().notNull(),
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

/** The one row that says who delivers, and until when nobody else may. */
export const contentTeller = pgTable('content_teller', {
  id: integer('id').primaryKey(),
  holder: text('holder').notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
});
