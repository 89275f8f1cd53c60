import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryState } from '../../contract/schemas/deliveries.ts';
import type { Database } from '../db/database.ts';
import type { Gateway, Outcome, Taken } from './gateway.ts';
import type { Order } from './order.ts';
import { noteGateway, settle } from './settle.ts';

/** Pauses before an outcome is written down again, in milliseconds: a database restarts in seconds. */
const PATIENCE = [250, 1_000, 2_000, 4_000] as const;

/** An outcome that is not written down makes a sent message look lost. */
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
 * Offers a message to one gateway after the other, until one takes it or may have: the next one gets
 * it only when the one before surely has not.
 * @returns how the last one ended it; null when the message is gone, as its person may be.
 */
async function offer(db: Database, taken: Taken, order: Order, now: () => Date) {
  let last: Tried | null = null;
  for (const gateway of order.of(now())) {
    // Whoever finds the message later has to know whom to ask.
    if (!(await noteGateway(db, taken, gateway))) return null;
    const outcome = await gateway.send(taken);
    order.note(gateway, outcome, now());
    last = { outcome, gateway };
    if (outcome.kind !== 'refused' || outcome.failure !== 'gateway') break;
  }
  return last;
}

export type Attempted = Tried & { readonly state: DeliveryState };

/** Tries to send a message, outside of any transaction. @returns null when the message is gone. */
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
