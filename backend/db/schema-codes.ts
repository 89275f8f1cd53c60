import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-members.ts';

/**
 * Codes that stand on packages, with the points of their product. A code belongs to who registers
 * it first, for good.
 */
export const packageCodes = pgTable(
  'package_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In its written form; see `src/config/package-code.ts`. */
    code: text('code').notNull().unique(),
    product: text('product').notNull(),
    points: integer('points').notNull(),
    userId: integer('user_id').references(() => users.id),
    registeredAt: timestamp('registered_at', { withTimezone: true }),
  },
  (table) => [index('package_codes_user').on(table.userId, table.registeredAt)],
);
