/** Delivers the outbox. */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { DeliveryState } from '../../contract/schemas/deliveries.ts';
import { log as ownLog } from '../../system/log.ts';
import { signals } from '../../system/signals.ts';
import { outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { dayOf } from '../moscow-day.ts';
import type { Channel } from '../outbox/sender.ts';
import { startWorker, type Worker } from '../worker.ts';
import { attempt, type Attempted } from './attempt.ts';
import { FOLLOWED, followSome } from './follow.ts';
import { forItsRequest } from './for-its-request.ts';
import type { Gateway, Taken } from './gateway.ts';
import { gatewayOrder } from './order.ts';
import { takeDue } from './take.ts';
import { troubleTeller } from './tell-trouble.ts';
import { toldError } from './told-error.ts';

/** Messages that a process handles at a time, by channel. */
const BATCH = 10;

export type Delivering = {
  readonly now: () => Date;
  /** Never receives an address, a text or a code: see `toldError`. */
  readonly log: (message: string, error: unknown) => void;
  /** In the order in which messages are offered to them. */
  readonly gateways: readonly Gateway[];
  /** The daily budget for SMS, in roubles; null without a limit. */
  readonly ceiling: number | null;
};

/** When the next message in one of these states is due. */
async function nextDue(db: Database, states: readonly DeliveryState[], channel: Channel | null) {
  const mine = channel === null ? undefined : eq(outbox.channel, channel);
  const [next] = await db
    .select({ at: outbox.nextTryAt })
    .from(outbox)
    .where(and(inArray(outbox.state, [...states]), mine, isNotNull(outbox.nextTryAt)))
    .orderBy(asc(outbox.nextTryAt))
    .limit(1);
  return next?.at ?? null;
}

function tellAttempt(
  { id, channel, tries }: Taken,
  tried: Attempted | null,
  log: Delivering['log'],
) {
  if (tried === null) return;
  const { outcome, gateway, state } = tried;
  signals.delivered.send({ channel, gateway: gateway.name, state });
  const about = { id, channel, tries, gateway: gateway.name };
  if (outcome.kind === 'taken') return ownLog.forMachines('A message is sent', about);
  const { failure, detail } = outcome;
  const told = { ...about, failure, detail };
  log(state === 'waiting' ? 'A message is tried again later' : `A message is ${state}`, told);
}

/** Sends the due messages of a channel. */
function startSending(
  db: Database,
  channel: Channel,
  delivering: Delivering,
  tellTrouble: (gateway: Gateway) => Promise<void>,
): Worker {
  const { now, log, ceiling } = delivering;
  const order = gatewayOrder(delivering.gateways.filter((one) => one.channel === channel));
  let alarmed = '';
  async function next(): Promise<boolean> {
    const at = now();
    const kopecks = ceiling === null ? null : ceiling * 100;
    const asked = { channel, count: BATCH, now: at, ceiling: kopecks };
    const { taken, expired, heldBack } = await takeDue(db, asked);
    if (heldBack > 0 && alarmed !== dayOf(at)) {
      alarmed = dayOf(at);
      log('ALARM: the day’s money for SMS is spent, messages wait', { ceiling });
    }
    if (expired > 0) log('Messages were too late and given up', { channel, expired });
    const untried = { channel, gateway: 'none' };
    for (let one = 0; one < expired; one += 1)
      signals.delivered.send({ ...untried, state: 'dead' });
    for (let one = 0; one < heldBack; one += 1)
      signals.delivered.send({ ...untried, state: 'waiting' });
    const tries = taken.map((one) =>
      forItsRequest(one, 'deliver', async () => {
        const tried = await attempt(db, one, order, now);
        tellAttempt(one, tried, log);
        const isTroubled = tried?.outcome.kind === 'refused' && tried.outcome.failure === 'gateway';
        if (isTroubled) void tellTrouble(tried.gateway);
      }),
    );
    // Wait for all of them before reporting a failure: their outcomes have to be saved.
    const ended = await Promise.allSettled(tries);
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    return taken.length + expired > 0;
  }
  return startWorker({
    name: `The delivery of ${channel === 'sms' ? 'SMS' : 'letters'}`,
    now,
    log,
    next,
    due: () => nextDue(db, ['waiting'], channel),
  });
}

/** Asks gateways for the status of messages. */
const startFollowing = (db: Database, { now, log, gateways }: Delivering): Worker =>
  startWorker({
    name: 'The questions about deliveries',
    now,
    log,
    next: () => followSome(db, gateways, now),
    due: () => nextDue(db, FOLLOWED, null),
  });

/**
 * Delivers the letters and SMS of the outbox, each channel at its own pace. Several processes share
 * the outbox: a message is leased to one at a time. If that process ends, the gateway is asked about
 * the message before anything is sent again. Without gateways it does nothing.
 */
export function startDelivery(db: Database, delivering: Delivering): Worker {
  const log: Delivering['log'] = (message, error) =>
    delivering.log(message, error instanceof Error ? toldError(error) : error);
  const quiet = { ...delivering, log };
  const channels = new Set(delivering.gateways.map(({ channel }) => channel));
  const tellTrouble = troubleTeller(delivering.now, (sentence) =>
    delivering.log(sentence, undefined),
  );
  for (const gateway of delivering.gateways) void tellTrouble(gateway);
  const workers = [...channels].map((channel) => startSending(db, channel, quiet, tellTrouble));
  if (workers.length > 0) workers.push(startFollowing(db, quiet));
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      delivering.gateways.forEach((gateway) => gateway.close());
    },
  };
}
