/** What becomes of the site's letters and SMS on their way to people. */
import * as v from 'valibot';
import { id, list, moment, text } from '../fields.ts';

/**
 * `kept`: nobody delivers it, as in the demonstration. `sending`: a process has it in hand. `sent`:
 * a gateway took it. `failed`: the gateway took it, and it did not arrive. `dead`: no gateway took
 * it. `unknown`: nobody can say whether one did. `dropped`: an editor gave it up.
 */
export const DELIVERY_STATES = [
  'kept',
  'waiting',
  'sending',
  'sent',
  'delivered',
  'failed',
  'dead',
  'unknown',
  'dropped',
] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * `recipient`: there is no such address or number, or it takes nothing. `content`: the text is
 * refused. `gateway`: none could take it. `expired`: what it says no longer holds. `ceiling`: the
 * day's money for SMS is spent. `no-reply`, `odd-reply`: the gateway's answer is missing or cannot
 * be read. `stopped`: the process ended while it was sending. `restored`: it waited in a backup, and
 * may have been sent since. `undelivered`: it did not arrive.
 */
export const DELIVERY_FAILURES = [
  'recipient',
  'content',
  'gateway',
  'expired',
  'ceiling',
  'no-reply',
  'odd-reply',
  'stopped',
  'restored',
  'undelivered',
] as const;

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** States that the desk lists: what somebody may have to do something about. */
export const DESK_DELIVERY_STATES = ['dead', 'unknown', 'failed', 'waiting', 'dropped'] as const;

/** A message without its text: codes and links in it would open somebody's account. */
export const deskDelivery = v.object({
  id,
  channel: v.picklist(['sms', 'email']),
  /** With most of it covered: «…4567», «а…@example.ru». */
  to: text,
  /** Of a letter; null for an SMS. */
  subject: v.nullable(v.string()),
  state: v.picklist(DELIVERY_STATES),
  failure: v.nullable(v.picklist(DELIVERY_FAILURES)),
  /** What the gateway itself says: a code of its own. */
  detail: v.nullable(v.string()),
  gateway: v.nullable(v.string()),
  tries: v.pipe(v.number(), v.integer()),
  sent_at: moment,
  next_try_at: v.nullable(moment),
  /** Whether it makes sense to send it again: a code that no longer opens anything does not. */
  can_send: v.boolean(),
});

export type DeskDelivery = v.InferOutput<typeof deskDelivery>;

export const deskDeliveries = list(deskDelivery);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How delivery goes, without anybody in it. */
export const deskDeliveryState = v.object({
  /** Roubles for SMS since midnight in Moscow; what a gateway has not priced yet is assumed. */
  spent: v.number(),
  /** SMS that wait because the day's money is spent. */
  held: count,
  dead: count,
  unknown: count,
});

export type DeskDeliveryState = v.InferOutput<typeof deskDeliveryState>;
