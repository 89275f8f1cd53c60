/** Asks gateways about messages that they have accepted, or may have. */
import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { DeliveryState } from '../../contract/schemas/deliveries.ts';
import { outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { forItsRequest } from './for-its-request.ts';
import type { Gateway, Taken } from './gateway.ts';
import { ASKING_ENDS, FOLLOWING_ENDS, LEASE } from './pauses.ts';
import { giveUpAsking, putBack, settleStatus, stopFollowing } from './settle.ts';

/** States of the messages whose gateway is asked about them. */
export const FOLLOWED = ['sending', 'sent'] as const satisfies readonly DeliveryState[];

/** Takes messages that have been sent, and those whose process ended or got no reply. */
async function takeOpen(db: Database, count: number, now: Date): Promise<readonly Taken[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(inArray(outbox.state, FOLLOWED), lte(outbox.nextTryAt, now)))
      .orderBy(asc(outbox.nextTryAt))
      .limit(count)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outbox)
      .set({ asked: sql`${outbox.asked} + 1`, nextTryAt: new Date(now.getTime() + LEASE) })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

const isOlder = ({ triedAt, sentAt }: Taken, milliseconds: number, now: Date) =>
  now.getTime() - (triedAt ?? sentAt).getTime() > milliseconds;

async function settleOpen(
  db: Database,
  taken: Taken,
  gateways: readonly Gateway[],
  now: () => Date,
): Promise<void> {
  const isLost = taken.state === 'sending';
  if (isLost && taken.gateway === null) return putBack(db, taken, now());
  const gateway = gateways.find(({ name }) => name === taken.gateway);
  const ask = isLost && !gateway?.knowsOurIds ? undefined : gateway?.ask;
  if (!ask) {
    return isLost ? giveUpAsking(db, taken, taken.failure ?? 'stopped') : stopFollowing(db, taken);
  }
  const status = await ask(taken, taken.gatewayId);
  const isAnswered = status.kind !== 'unclear' && !(status.kind === 'absent' && !isLost);
  if (!isAnswered && isLost && isOlder(taken, ASKING_ENDS, now())) {
    return giveUpAsking(db, taken, taken.failure ?? 'stopped');
  }
  if (!isLost && isOlder(taken, FOLLOWING_ENDS, now()) && status.kind !== 'delivered') {
    if (status.kind !== 'undelivered') return stopFollowing(db, taken);
  }
  return settleStatus(db, taken, status, now());
}

/**
 * Asks about the messages whose next question is due.
 * @returns whether there were any.
 */
export async function followSome(
  db: Database,
  gateways: readonly Gateway[],
  now: () => Date,
  count = 10,
): Promise<boolean> {
  const open = await takeOpen(db, count, now());
  await Promise.all(
    open.map((taken) => forItsRequest(taken, 'follow', () => settleOpen(db, taken, gateways, now))),
  );
  return open.length > 0;
}
