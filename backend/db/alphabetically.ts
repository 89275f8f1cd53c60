import { asc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Entities by their titles, as in a Russian dictionary on every engine: «ё» sorts as «е». Those with the same
 * title are in the order of their ids.
 */
export const alphabetically = (table: {
  readonly title: AnyPgColumn;
  readonly id: AnyPgColumn;
}): SQL[] => [sql`translate(${table.title}, 'Ёё', 'Ее') collate "C"`, asc(table.id)];
