import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EntityTable } from './collection.ts';

/** A column by its name in the database, which equals the name of its field. */
export const columnNamed = (table: EntityTable, name: string): PgColumn | undefined =>
  Object.values<PgColumn>(getTableColumns(table)).find((column) => column.name === name);
