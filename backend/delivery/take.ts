import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Channel } from '../outbox/sender.ts';
import { afterCeiling, assumedCost, spentToday } from './ceiling.ts';
import type { Taken } from './gateway.ts';
import { LEASE } from './pauses.ts';

type Asked = {
  readonly channel: Channel;
  /** Maximum number of messages. */
  readonly count: number;
  readonly now: Date;
  /** The daily budget for SMS in kopecks; null without a limit. */
  readonly ceiling: number | null;
};

export type Batch = {
  readonly taken: readonly Taken[];
  /** Expired messages that were given up. */
  readonly expired: number;
  /** Messages that wait because the daily budget is spent. */
  readonly heldBack: number;
};

const idsOf = (rows: readonly Taken[]) => rows.map(({ id }) => id);

/** The rows that fit into the rest of the daily budget, in order; the others are skipped. */
async function affordable(tx: Database, rows: readonly Taken[], { now, ceiling }: Asked) {
  if (ceiling === null || rows.length === 0) return rows;
  let spent = await spentToday(tx, now);
  return rows.filter(({ text }) => {
    const cost = assumedCost(text);
    if (spent + cost > ceiling) return false;
    spent += cost;
    return true;
  });
}

/**
 * Leases due messages to this process; other processes lease other ones. Money for SMS is reserved in
 * the same transaction, one process at a time, so that together they stay below the ceiling.
 */
export async function takeDue(db: Database, asked: Asked): Promise<Batch> {
  const { channel, count, now, ceiling } = asked;
  return db.transaction(async (tx) => {
    if (channel === 'sms' && ceiling !== null) await oneAtATime(tx, 'sms-ceiling');
    const due = await tx
      .select()
      .from(outbox)
      .where(
        and(eq(outbox.channel, channel), eq(outbox.state, 'waiting'), lte(outbox.nextTryAt, now)),
      )
      .orderBy(asc(outbox.nextTryAt), asc(outbox.id))
      .limit(count)
      .for('update', { skipLocked: true });
    const isOver = ({ expiresAt }: Taken) => expiresAt !== null && expiresAt <= now;
    const late = due.filter(isOver);
    if (late.length > 0) {
      await tx
        .update(outbox)
        .set({ state: 'dead', failure: 'expired', nextTryAt: null })
        .where(inArray(outbox.id, idsOf(late)));
    }
    const alive = due.filter((row) => !isOver(row));
    const paid = channel === 'sms' ? await affordable(tx, alive, asked) : alive;
    const unpaid = alive.filter((row) => !paid.includes(row));
    if (unpaid.length > 0) {
      await tx
        .update(outbox)
        .set({ failure: 'ceiling', detail: null, nextTryAt: afterCeiling(now) })
        .where(inArray(outbox.id, idsOf(unpaid)));
    }
    const counts = { expired: late.length, heldBack: unpaid.length };
    if (paid.length === 0) return { taken: [], ...counts };
    const held = channel === 'sms' ? heldFor(paid) : {};
    const taken = await tx
      .update(outbox)
      .set({
        state: 'sending',
        tries: sql`${outbox.tries} + 1`,
        triedAt: now,
        nextTryAt: new Date(now.getTime() + LEASE),
        asked: 0,
        gateway: null,
        gatewayId: null,
        cost: null,
        ...held,
      })
      .where(inArray(outbox.id, idsOf(paid)))
      .returning();
    return { taken, ...counts };
  });
}

/** The amount that each row reserves, as one expression for one statement. */
function heldFor(rows: readonly Taken[]) {
  const cases = rows.map(({ id, text }) => sql`when ${id} then ${assumedCost(text)}::integer`);
  return { held: sql<number>`case ${outbox.id} ${sql.join(cases, sql` `)} end` };
}
