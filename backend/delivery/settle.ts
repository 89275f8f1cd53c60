/** Saves the outcomes of attempts. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DeliveryFailure, DeliveryState } from '../../contract/schemas/deliveries.ts';
import { signals } from '../../system/signals.ts';
import { outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import type { Gateway, Outcome, Status, Taken } from './gateway.ts';
import { BEFORE_ASKING, nextQuestion, nextTry } from './pauses.ts';

type Change = Partial<Omit<typeof outbox.$inferInsert, 'id'>>;

/** Matches the message only in the same attempt: somebody may have sent it again since. */
const sameAttempt = ({ id, triedAt }: Taken) =>
  and(eq(outbox.id, id), triedAt === null ? isNull(outbox.triedAt) : eq(outbox.triedAt, triedAt));

/**
 * Changes a message if it still belongs to that attempt. A late reply also settles a message that was
 * meanwhile considered lost.
 */
async function change(db: Database, taken: Taken, values: Change): Promise<boolean> {
  const mine = and(sameAttempt(taken), inArray(outbox.state, ['sending', 'unknown']));
  const changed = await db.update(outbox).set(values).where(mine).returning({ id: outbox.id });
  return changed.length > 0;
}

/** Records which gateway is about to get the message, so that later questions go to that one. */
export const noteGateway = (db: Database, taken: Taken, { name }: Gateway): Promise<boolean> =>
  change(db, taken, { gateway: name });

const over = (state: DeliveryState, failure: DeliveryFailure | null, detail: string | null) => ({
  state,
  failure,
  detail,
  nextTryAt: null,
});

/** When the gateway is asked whether a message has arrived; null if it cannot be asked. */
const following = ({ ask }: Gateway, now: Date) => (ask ? nextQuestion(0, now) : null);

/** @returns the new state of the message. */
export async function settle(
  db: Database,
  taken: Taken,
  { outcome, gateway }: { readonly outcome: Outcome; readonly gateway: Gateway },
  now: Date,
): Promise<DeliveryState> {
  if (outcome.kind === 'taken') {
    const { id: gatewayId, cost } = outcome;
    const values = { state: 'sent', failure: null, detail: null, gatewayId, asked: 0 } as const;
    await change(db, taken, { ...values, cost, nextTryAt: following(gateway, now) });
    return 'sent';
  }
  const { failure, detail } = outcome;
  if (outcome.kind === 'unknown') {
    if (!gateway.knowsOurIds) {
      await change(db, taken, over('unknown', failure, detail));
      return 'unknown';
    }
    const nextTryAt = new Date(now.getTime() + BEFORE_ASKING);
    await change(db, taken, { failure, detail, nextTryAt });
    return 'sending';
  }
  const again = failure === 'gateway' ? nextTry(taken.channel, taken.tries, now) : null;
  if (again === null) {
    await change(db, taken, { ...over('dead', failure, detail), held: null });
    return 'dead';
  }
  await change(db, taken, {
    ...{ state: 'waiting', failure, detail, nextTryAt: again, held: null },
  });
  return 'waiting';
}

/** The change for a message that its gateway never got: retried while attempts are left. */
function lost({ channel, tries, failure }: Taken, now: Date): Change {
  const again = nextTry(channel, tries, now);
  if (again === null) return { ...over('dead', failure ?? 'no-reply', null), held: null };
  return { state: 'waiting', nextTryAt: again, gateway: null, held: null };
}

/** The change that a gateway's status means. */
function changeOf(taken: Taken, { kind, detail, cost }: Status, now: Date): Change {
  const paid = cost === null ? {} : { cost };
  const later = { nextTryAt: nextQuestion(taken.asked, now) };
  if (kind === 'delivered') return { ...over('delivered', null, null), ...paid };
  if (kind === 'undelivered') return { ...over('failed', 'undelivered', detail), ...paid };
  if (kind === 'on-its-way') {
    return { state: 'sent', failure: null, detail: null, ...paid, ...later };
  }
  // A gateway that accepted a message and no longer knows it says nothing about its arrival.
  return kind === 'absent' && taken.state === 'sending' ? lost(taken, now) : later;
}

/** Saves a gateway's status of a message that it has accepted, or may have. */
export async function settleStatus(
  db: Database,
  taken: Taken,
  status: Status,
  now: Date,
): Promise<void> {
  const mine = and(sameAttempt(taken), inArray(outbox.state, ['sending', 'sent', 'unknown']));
  const values = changeOf(taken, status, now);
  await db.update(outbox).set(values).where(mine);
  const { channel, gateway } = taken;
  const { state = taken.state } = values;
  if (state !== taken.state) signals.delivered.send({ channel, gateway: gateway ?? 'none', state });
}

/** Counts the end of a message that another process had leased. */
const tellEnd = ({ channel, gateway }: Taken, state: DeliveryState): void =>
  signals.delivered.send({ channel, gateway: gateway ?? 'none', state });

/** Shows editors a message whose outcome is unknown. */
export async function giveUpAsking(
  db: Database,
  taken: Taken,
  failure: DeliveryFailure,
): Promise<void> {
  const isMine = await change(db, taken, over('unknown', failure, taken.detail));
  if (isMine) tellEnd(taken, 'unknown');
}

/** Reschedules a message that surely was not sent, because its process ended before it began. */
export async function putBack(db: Database, taken: Taken, now: Date): Promise<void> {
  const values = lost({ ...taken, failure: 'stopped' }, now);
  const isMine = await change(db, taken, values);
  if (isMine && values.state) tellEnd(taken, values.state);
}

/** Stops asking whether a message has arrived: it stays «sent». */
export async function stopFollowing(db: Database, taken: Taken): Promise<void> {
  const mine = and(sameAttempt(taken), eq(outbox.state, 'sent'));
  await db.update(outbox).set({ nextTryAt: null }).where(mine);
}
