import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../backend/db/database.ts';
import * as schema from '../../backend/db/schema.ts';
import { keptData, technicalData } from '../../src/config/kept-data.ts';

/** Drafts, history and the delivery lease: not content, and untouched by a seed. */
const BESIDE = [
  'content_drafts',
  'content_history',
  'content_sets',
  'content_takedowns',
  'content_teller',
];

/** Member data and submissions are not content: the table of kept data lists their tables. */
const isContent = (name: string) =>
  ![keptData, technicalData].some((kept) => Object.hasOwn(kept, name)) && !BESIDE.includes(name);

export const contentTables = Object.values(schema).filter(
  (table): table is (typeof schema)['documents'] =>
    is(table, PgTable) && isContent(getTableName(table)),
);

/** All content, one text per row, without update times. */
export async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of contentTables) {
    const { updatedAt: _, revision: __, ...columns } = getTableColumns(table);
    const rows: unknown[] = await db.select(columns).from(table);
    content[getTableName(table)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return content;
}

/** The highest revision of all content. */
export async function highestRevision(db: Database): Promise<number> {
  const highest = [0];
  for (const table of contentTables) {
    if (!('revision' in table)) continue;
    const [row] = await db
      .select({ value: sql`max(${table.revision})`.mapWith(Number) })
      .from(table);
    highest.push(row?.value ?? 0);
  }
  return Math.max(...highest);
}
