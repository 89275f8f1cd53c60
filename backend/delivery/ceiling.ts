/** The day's money for SMS. Amounts are in kopecks. */
import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { smsLength } from '../messages/sms-length.ts';
import { addDays, dayOf, startOfDay } from '../moscow-day.ts';

/** What a part costs until its gateway says: more than they usually take. */
const ASSUMED_PART = 1_000;

/** What is reserved for a message before it is sent. */
export const assumedCost = (text: string): number => smsLength(text).parts * ASSUMED_PART;

/** What SMS have cost since midnight in Moscow, those under way included. */
export async function spentToday(db: Database, now: Date): Promise<number> {
  const { channel, triedAt, cost, held } = outbox;
  const [row] = await db
    .select({ spent: sql<string>`coalesce(sum(coalesce(${cost}, ${held})), 0)` })
    .from(outbox)
    .where(
      and(
        eq(channel, 'sms'),
        gte(triedAt, startOfDay(dayOf(now))),
        or(isNotNull(held), isNotNull(cost)),
      ),
    );
  return Number(row?.spent ?? 0);
}

const MINUTE = 60_000;

/**
 * When a message that the ceiling holds back is looked at again: soon, as somebody may raise it,
 * and at midnight.
 */
export function afterCeiling(now: Date): Date {
  const midnight = startOfDay(addDays(dayOf(now), 1)).getTime();
  return new Date(Math.min(now.getTime() + MINUTE, midnight));
}
