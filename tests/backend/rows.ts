import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../backend/db/open.ts';
import * as schema from '../../backend/db/schema.ts';

/** Members and what people sent are no content: a seed leaves them alone. */
const PERSONAL = new Set<PgTable>([
  schema.users,
  schema.sessions,
  schema.surveyAnswers,
  schema.reviews,
  schema.smsCodes,
  schema.captchaPasses,
  schema.consents,
  schema.certificateRequests,
  schema.certificates,
  schema.profileChanges,
  schema.letterKeys,
  schema.attempts,
  schema.formEntries,
  schema.pointsEntries,
  schema.orders,
  schema.packageCodes,
  schema.onceAnswers,
  schema.contentChanges,
  schema.contentTeller,
  schema.contentHistory,
  schema.contentDrafts,
  schema.editorAccounts,
  schema.editorLog,
]);

export const contentTables = Object.values(schema).filter(
  (table): table is (typeof schema)['documents'] => is(table, PgTable) && !PERSONAL.has(table),
);

/** All content, as text a row, without what says when it was written. */
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
