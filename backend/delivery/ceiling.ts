/** The daily budget for SMS. Amounts are in kopecks. */
import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { smsLength } from '../messages/sms-length.ts';
import { addDays, dayOf, startOfDay } from '../moscow-day.ts';

/** The assumed cost of a part until its gateway reports it: more than the usual price. */
const ASSUMED_PART = 1_000;

/** The amount that is reserved for a message before it is sent. */
export const assumedCost = (text: string): number => smsLength(text).parts * ASSUMED_PART;

/** The cost of SMS since midnight in Moscow, including those in progress. */
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
 * When a message that the ceiling holds back is retried: soon, as somebody may raise the ceiling, and
 * at midnight.
 */
export function afterCeiling(now: Date): Date {
  const midnight = startOfDay(addDays(dayOf(now), 1)).getTime();
  return new Date(Math.min(now.getTime() + MINUTE, midnight));
}
