/** The database pages that statements read: a count that other load on the machine does not affect. */
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../backend/db/database.ts';

const BLOCKS = { 'Shared Hit Blocks': v.number(), 'Shared Read Blocks': v.number() };
const explained = v.object({
  rows: v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: v.object(BLOCKS) })]) })]),
});

/**
 * The pages of 8 kB that statements read, of tables and indexes, in memory or not. Unlike rows of a
 * plan they include what functions of the database read, and entries of indexes that are only counted.
 */
export async function pagesRead(db: Database, statements: readonly SQL[]): Promise<number> {
  let pages = 0;
  for (const statement of statements) {
    const plan = await db.execute(sql`explain (analyze, buffers, format json) ${statement}`);
    const [row] = v.parse(explained, plan).rows;
    const [{ Plan }] = row['QUERY PLAN'];
    pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
  }
  return pages;
}
