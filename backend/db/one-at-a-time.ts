import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Serialises transactions that name the same key; the others wait until it ends. Several keys are
 * locked in a fixed order to avoid deadlocks.
 */
export async function oneAtATime(transaction: Database, ...names: string[]): Promise<void> {
  for (const name of [...new Set(names)].sort()) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
