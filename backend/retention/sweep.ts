import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { beforeNow } from './before-now.ts';
import { rules, type Rule } from './rules.ts';

/** Rows that one statement clears away: nobody waits long for it. */
const BATCH = 500;

/**
 * Clears away some of what is old by one rule. What another process is at, or a request, is left
 * to it, or to the next time.
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
    // Held by this transaction, so they stay where they are.
    const rows = sql`ctid = any(${sql.param(chosen.map(({ place }) => place))}::tid[])`;
    await (clear ? clear(tx, rows) : tx.delete(table).where(rows));
    return chosen.length === BATCH;
  });
}

/** Clears away all that is old. */
export async function sweepAll(db: Database, now: Date): Promise<void> {
  for (const rule of rules) while (await sweepSome(db, rule, now));
}
