import type { Channel } from '../outbox/sender.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type Pauses = {
  /** Before the second try, in milliseconds; each later one is three times as long. */
  readonly first: number;
  readonly longest: number;
  /** Tries after which a message is given up. */
  readonly tries: number;
};

/**
 * A code is worth nothing after ten minutes, so an SMS tries again soon. Mail servers that turn
 * strangers away at first («greylisting») want minutes.
 */
const PAUSES: Readonly<Record<Channel, Pauses>> = {
  sms: { first: 5 * SECOND, longest: HOUR, tries: 10 },
  email: { first: MINUTE, longest: 4 * HOUR, tries: 12 },
};

/** How long a process may have a message in hand; longer than any gateway's own patience. */
export const LEASE = 2 * MINUTE;

/** Before a gateway is asked about a lost reply: the request may still be on its way to it. */
export const BEFORE_ASKING = MINUTE;

/** After this a message of which nobody can say whether it was sent is shown to editors. */
export const ASKING_ENDS = HOUR;

/** After this nobody asks any more whether a message has arrived. */
export const FOLLOWING_ENDS = 3 * 24 * HOUR;

/** Spread over a fifth to either side, so that what failed together does not come back together. */
const spread = (milliseconds: number, random: number) => milliseconds * (0.8 + 0.4 * random);

/**
 * When a message is tried again.
 * @param tries attempts so far, this one included.
 * @param random from 0 to 1.
 * @returns null when it is given up.
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

/** When a gateway is asked next, after so many questions. */
export function nextQuestion(asked: number, now: Date, random = Math.random()): Date {
  const pause = Math.min(15 * SECOND * 3 ** asked, 6 * HOUR);
  return new Date(now.getTime() + spread(pause, random));
}
