import { asc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The order in which editors have put a table's entities. Editors may give several the same position: without
 * the id those would swap places whenever one of them is saved, and items of such sections would mix.
 */
export const inOrder = (table: {
  readonly position: AnyPgColumn;
  readonly id: AnyPgColumn;
}): SQL[] => [asc(table.position), asc(table.id)];
