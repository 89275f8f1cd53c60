/** How often releases may be deployed. */
export type Pace = {
  /** Milliseconds between the beginnings of two deploys. */
  readonly interval: number;
  /** Deploys in any 24 hours. */
  readonly aDay: number;
};

/** The rest of the budget after the last deploy, and when that began, as `Date.now()`. */
export type Spent = { readonly left: number; readonly at: number };

const DAY = 24 * 60 * 60_000;

/** Deploys that may be made in a burst after a quiet night. */
const burst = ({ aDay }: Pace): number => Math.max(1, Math.floor(aDay / 3));

/** Deploys that are added in a day: with a burst they make the budget. */
const added = (pace: Pace): number => Math.max(1, pace.aDay - burst(pace));

/**
 * When the next deploy may begin. A third of the budget may be spent in a burst, at the interval; the rest is
 * refilled gradually, so that after a busy morning nobody waits longer than one refill: 22 minutes with 100 a
 * day. With ten hours of work and a quiet night, a third lets most of a day's deploys be used.
 * @param spent null when nothing is known of earlier ones.
 */
export function nextDeployAt(spent: Spent | null, pace: Pace, now: number): number {
  // A clock that was set back must not delay deploys.
  if (!spent || spent.at > now) return now;
  const missing = Math.max(0, 1 - spent.left);
  return spent.at + Math.max(pace.interval, (missing * DAY) / added(pace));
}

/** The rest of the budget if a deploy begins now. */
export function spend(spent: Spent | null, pace: Pace, now: number): Spent {
  if (!spent) return { left: burst(pace) - 1, at: now };
  const since = Math.max(0, now - spent.at) / DAY;
  return { left: Math.min(burst(pace), spent.left + since * added(pace)) - 1, at: now };
}
