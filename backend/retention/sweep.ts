import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { beforeNow } from './before-now.ts';
import { rules, type Rule } from './rules.ts';

/** Rows deleted per statement, so that no request waits long for it. */
const BATCH = 500;

/**
 * Deletes a batch of rows that are old by one rule. Rows locked by other processes or requests are
 * skipped until the next time.
 * @returns whether there may be more.
 */
export async function sweepSome(db: Database, rule: Rule, now: Date): Promise<boolean> {
  const { table, term, old, clear } = rule;
  return db.transaction(async (tx) => {
    const chosen = await tx
      .select({ place: sql<string>`ctid::text` })
      .from(table)
      .where(old(tx, beforeNow(term, now)))
      .limit(BATCH)
      .for('update', { skipLocked: true, of: table });
    if (chosen.length === 0) return false;
    // Locked by this transaction, so their physical location does not change.
    const rows = sql`ctid = any(${sql.param(chosen.map(({ place }) => place))}::tid[])`;
    await (clear ? clear(tx, rows) : tx.delete(table).where(rows));
    return chosen.length === BATCH;
  });
}

/** Deletes everything that is old. */
export async function sweepAll(db: Database, now: Date): Promise<void> {
  for (const rule of rules) while (await sweepSome(db, rule, now));
}
