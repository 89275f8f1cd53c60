import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Lets one transaction at a time go on of all that name the same thing; the others wait for its
 * end. Several names are taken in one order, so that nobody waits in a circle.
 */
export async function oneAtATime(transaction: Database, ...names: string[]): Promise<void> {
  for (const name of [...new Set(names)].sort()) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
