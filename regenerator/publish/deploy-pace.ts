/** How often releases may be deployed. */
export type Pace = {
  /** Milliseconds between the beginnings of two deploys. */
  readonly interval: number;
  /** Deploys in any 24 hours. */
  readonly aDay: number;
};

const DAY = 24 * 60 * 60_000;

/** The beginnings of deploys that still count. */
export const withinDay = (began: readonly number[], now: number): number[] =>
  began.filter((at) => at > now - DAY && at <= now);

/**
 * When the next deploy may begin. Half of a day's deploys may follow each other at the interval; the
 * others are spread over what is left of the day, so that a busy morning leaves some for the evening.
 * @param began when earlier deploys began, the oldest first, in milliseconds as `now`.
 */
export function nextDeployAt(began: readonly number[], pace: Pace, now: number): number {
  const counted = withinDay(began, now);
  const [oldest] = counted;
  const last = counted.at(-1);
  if (oldest === undefined || last === undefined) return now;
  const left = pace.aDay - counted.length;
  if (left <= 0) return (counted.at(-pace.aDay) ?? oldest) + DAY;
  const spread = left > pace.aDay / 2 ? 0 : (oldest + DAY - last) / (left + 1);
  return last + Math.max(pace.interval, spread);
}
