import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { InferInsertModel } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Rows per statement: well below PostgreSQL's 65 535 parameters at fifteen columns. */
const BATCH = 1_000;

/** Inserts any number of rows, in batches. */
export async function insertAll<T extends PgTable>(
  db: Database,
  into: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(into).values(rows.slice(start, start + BATCH));
  }
}

/** A table with the two columns that resolve a reference in the seed. */
type Named = PgTable & {
  id: AnyPgColumn<{ data: number; notNull: true }>;
  alias: AnyPgColumn<{ data: string; notNull: true }>;
};

/** Ids of a table's rows by their alias. */
export async function idsByAlias(db: Database, table: Named): Promise<Map<string, number>> {
  const rows = await db.select({ id: table.id, alias: table.alias }).from(table);
  return new Map(rows.map((row) => [row.alias, row.id]));
}

/** The id of an alias. Throws when a seed file refers to something that no other file defines. */
export function idOf(ids: Map<string, number>, alias: string): number {
  const id = ids.get(alias);
  if (id === undefined) throw new Error(`The seed refers to «${alias}», which does not exist`);
  return id;
}
