/** What of the schema is content, found by what its tables have: no list has to be kept. */
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

type EntityTable = typeof schema.documents;

/**
 * Tables of entities that editors write: those that have a revision, and a time at which it was
 * made. Tables of pairs have neither; they hang on these by foreign keys.
 */
export const entityTables: readonly EntityTable[] = Object.values(schema).filter(
  (table): table is EntityTable =>
    is(table, PgTable) && 'revision' in table && 'updatedAt' in table,
);
