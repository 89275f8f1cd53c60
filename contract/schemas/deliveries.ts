/** The delivery of the site's emails and SMS. */
import * as v from 'valibot';
import { id, list, moment, text } from '../fields.ts';

/**
 * `kept`: not delivered, as in the demonstration. `sending`: a process is sending it. `sent`: a
 * gateway accepted it. `failed`: the gateway accepted it, but it did not arrive. `dead`: no gateway
 * accepted it. `unknown`: it is not known whether one did. `dropped`: an editor gave it up. `resent`: an
 * editor had it sent again, as another message.
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
  'resent',
] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * `recipient`: the address or number does not exist, or accepts nothing. `content`: the text was
 * refused. `gateway`: no gateway could send it. `expired`: its content is no longer valid.
 * `ceiling`: the SMS budget of the day is spent. `no-reply`, `odd-reply`: the gateway's response is
 * missing or unreadable. `stopped`: the process ended while sending. `restored`: it was pending in
 * a backup, and may have been sent since. `undelivered`: it did not arrive.
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

/** States that the desk lists, because they may need action. */
export const DESK_DELIVERY_STATES = ['dead', 'unknown', 'failed', 'waiting', 'dropped'] as const;

/** A message without its text: codes and links in it would give access to somebody's account. */
export const deskDelivery = v.object({
  id,
  channel: v.picklist(['sms', 'email']),
  /** Mostly masked: «…4567», «а…@example.ru». */
  to: text,
  /** Of an email; null for an SMS. */
  subject: v.nullable(v.string()),
  state: v.picklist(DELIVERY_STATES),
  failure: v.nullable(v.picklist(DELIVERY_FAILURES)),
  /** The gateway's own error code. */
  detail: v.nullable(v.string()),
  gateway: v.nullable(v.string()),
  tries: v.pipe(v.number(), v.integer()),
  sent_at: moment,
  next_try_at: v.nullable(moment),
  /** Whether resending makes sense: not for a code that no longer works. */
  can_send: v.boolean(),
});

export type DeskDelivery = v.InferOutput<typeof deskDelivery>;

export const deskDeliveries = list(deskDelivery);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The state of delivery, without personal data. */
export const deskDeliveryState = v.object({
  /** Roubles spent on SMS since midnight in Moscow; estimated for SMS that a gateway has not priced yet. */
  spent: v.number(),
  /** SMS that wait because the budget of the day is spent. */
  held: count,
  dead: count,
  unknown: count,
});

export type DeskDeliveryState = v.InferOutput<typeof deskDeliveryState>;
