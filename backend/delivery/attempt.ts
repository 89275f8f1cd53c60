import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryState } from '../../contract/schemas/deliveries.ts';
import type { Database } from '../db/database.ts';
import type { Gateway, Outcome, Taken } from './gateway.ts';
import type { Order } from './order.ts';
import { noteGateway, settle } from './settle.ts';

/** Pauses before saving an outcome is retried, in milliseconds: a database restarts in seconds. */
const PATIENCE = [250, 1_000, 2_000, 4_000] as const;

/** Retries work: if its outcome is not saved, a sent message looks lost. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const milliseconds of PATIENCE) {
    try {
      return await work();
    } catch {
      await pause(milliseconds);
    }
  }
  return work();
}

type Tried = { readonly outcome: Outcome; readonly gateway: Gateway };

/**
 * Offers a message to one gateway after another until one accepts it or may have accepted it: the next
 * gateway gets it only if the one before surely did not.
 * @returns the last gateway's outcome; null when the message was deleted, for instance with its person.
 */
async function offer(db: Database, taken: Taken, order: Order, now: () => Date) {
  let last: Tried | null = null;
  for (const gateway of order.of(now())) {
    // Whoever picks up the message later has to know which gateway to ask.
    if (!(await noteGateway(db, taken, gateway))) return null;
    const outcome = await gateway.send(taken);
    order.note(gateway, outcome, now());
    last = { outcome, gateway };
    if (outcome.kind !== 'refused' || outcome.failure !== 'gateway') break;
  }
  return last;
}

export type Attempted = Tried & { readonly state: DeliveryState };

/** Tries to send a message, outside of any transaction. @returns null when the message was deleted. */
export async function attempt(
  db: Database,
  taken: Taken,
  order: Order,
  now: () => Date,
): Promise<Attempted | null> {
  const tried = await offer(db, taken, order, now);
  if (tried === null) return null;
  return { ...tried, state: await patiently(() => settle(db, taken, tried, now())) };
}
