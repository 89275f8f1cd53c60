import type { Channel } from '../outbox/sender.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type Pauses = {
  /** Before the second try, in milliseconds; each later one is three times as long. */
  readonly first: number;
  readonly longest: number;
  /** Attempts after which a message is given up. */
  readonly tries: number;
};

/**
 * A code expires after ten minutes, so an SMS is retried soon. Mail servers with greylisting want a
 * pause of minutes.
 */
const PAUSES: Readonly<Record<Channel, Pauses>> = {
  sms: { first: 5 * SECOND, longest: HOUR, tries: 10 },
  email: { first: MINUTE, longest: 4 * HOUR, tries: 12 },
};

/** How long a message is leased to a process; longer than any gateway's timeout. */
export const LEASE = 2 * MINUTE;

/** Pause before a gateway is asked about a lost reply: the request may still be on its way. */
export const BEFORE_ASKING = MINUTE;

/** After this, a message with an unknown outcome is shown to editors. */
export const ASKING_ENDS = HOUR;

/** After this, gateways are no longer asked whether a message has arrived. */
export const FOLLOWING_ENDS = 3 * 24 * HOUR;

/** Adds jitter of ±20 %, so that messages that failed together are not retried together. */
const spread = (milliseconds: number, random: number) => milliseconds * (0.8 + 0.4 * random);

/**
 * When a message is retried.
 * @param tries attempts so far, including this one.
 * @param random from 0 to 1.
 * @returns null when the message is given up.
 */
export function nextTry(
  channel: Channel,
  tries: number,
  now: Date,
  random = Math.random(),
): Date | null {
  const { first, longest, tries: most } = PAUSES[channel];
  if (tries >= most) return null;
  const pause = Math.min(first * 3 ** (tries - 1), longest);
  return new Date(now.getTime() + spread(pause, random));
}

/** When a gateway is asked next, given the number of questions so far. */
export function nextQuestion(asked: number, now: Date, random = Math.random()): Date {
  const pause = Math.min(15 * SECOND * 3 ** asked, 6 * HOUR);
  return new Date(now.getTime() + spread(pause, random));
}
