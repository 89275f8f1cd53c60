/** Finds the content tables of the schema by their columns, so no list has to be maintained. */
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

type EntityTable = typeof schema.documents;

/**
 * Tables of entities that editors write: those with a revision and an update time. Join tables have
 * neither; they reference these by foreign keys.
 */
export const entityTables: readonly EntityTable[] = Object.values(schema).filter(
  (table): table is EntityTable =>
    is(table, PgTable) && 'revision' in table && 'updatedAt' in table,
);
