import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/**
 * Codes printed on packages, with the points of their product. A code belongs permanently to the
 * first member who registers it.
 */
export const packageCodes = pgTable(
  'package_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Normalised; see `src/config/package-code.ts`. */
    code: text('code').notNull().unique(),
    product: text('product').notNull(),
    points: integer('points').notNull(),
    userId: integer('user_id').references(() => users.id),
    registeredAt: timestamp('registered_at', { withTimezone: true }),
  },
  (table) => [index('package_codes_user').on(table.userId, table.registeredAt)],
);
