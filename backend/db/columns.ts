import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The columns every content table starts with. A function, because drizzle names constraints after
 * the first table that uses a column object. `revision` and `updated_at` are set by a database
 * trigger (see the migrations), so no write can forget them.
 */
export const entityColumns = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  alias: text('alias').notNull().unique(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Position in a manual order; lower comes first. */
export const position = () => integer('position').notNull().default(0);
