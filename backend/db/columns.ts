import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What every content table begins with. A function, because drizzle names constraints after the
 * first table that uses a column object. `revision` and `updated_at` are set by a trigger of the
 * database (see the migrations), so that no way of writing can forget them.
 */
export const entityColumns = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  alias: text('alias').notNull().unique(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Place in a hand-made order; lower comes first. */
export const position = () => integer('position').notNull().default(0);
