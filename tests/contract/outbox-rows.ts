/** Messages of the outbox and scripted gateways, for tests of delivery. */
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { outbox } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { attempt } from '../../backend/delivery/attempt.ts';
import type { Gateway, Outcome, Outgoing, Status } from '../../backend/delivery/gateway.ts';
import { gatewayOrder } from '../../backend/delivery/order.ts';
import { takeDue } from '../../backend/delivery/take.ts';
import { senderFor, type Sms } from '../../backend/outbox/sender.ts';

export const START = new Date('2026-11-21T09:00:00.000Z');
export const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

const queue = senderFor(new Set(['email', 'sms']));

let made = 0;

/** Queues an SMS to somebody new. @returns its id. */
export async function queued(
  db: Database,
  message: Partial<Omit<Sms, 'channel'>> = {},
  at = START,
): Promise<number> {
  const to = `+7900444${String((made += 1)).padStart(4, '0')}`;
  const whole = { to, channel: 'sms', text: `Номер ${made}`, ...message } as const;
  await queue(whole, db, at);
  const [row] = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.to, whole.to));
  return row?.id ?? assert.fail();
}

export async function messageOf(db: Database, id: number) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? assert.fail();
}

export const TAKEN = { kind: 'taken', id: 'theirs', cost: 250 } as const satisfies Outcome;
export const BUSY = {
  kind: 'refused',
  failure: 'gateway',
  detail: '220',
} as const satisfies Outcome;
export const LOST = {
  kind: 'unknown',
  failure: 'no-reply',
  detail: 'timeout',
} as const satisfies Outcome;

/** A gateway with a sequence of responses, repeating the last, that records the messages it received. */
export function gatewayOf(
  name: string,
  outcomes: readonly Outcome[],
  says?: Status['kind'],
): Gateway & { readonly got: Outgoing[] } {
  const got: Outgoing[] = [];
  return {
    name,
    channel: 'sms',
    got,
    knowsOurIds: says !== undefined,
    send: (message) => {
      got.push(message);
      const outcome = outcomes[Math.min(got.length, outcomes.length) - 1];
      return Promise.resolve(outcome ?? assert.fail());
    },
    ...(says === undefined
      ? {}
      : { ask: () => Promise.resolve({ kind: says, detail: null, cost: 310 }) }),
    close: () => {},
  };
}

/** Claims due messages and sends them, as the worker does. */
export async function sendDue(
  db: Database,
  gateways: readonly Gateway[],
  now: Date,
  ceiling: number | null = null,
) {
  const channel = gateways[0]?.channel ?? 'sms';
  const batch = await takeDue(db, { channel, count: 10, now, ceiling });
  const order = gatewayOrder(gateways);
  for (const one of batch.taken) await attempt(db, one, order, () => now);
  return batch;
}
