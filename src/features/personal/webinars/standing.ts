import type { Webinar } from '../../../../contract/schemas/member.ts';

const MINUTE = 60_000;
/** How long before the start visitors can enter. */
const DOOR = 15 * MINUTE;

/** `soon`: entry is already open. */
export type Standing = 'upcoming' | 'soon' | 'running' | 'past';

/** The state of a webinar at a moment. */
export function standingAt(
  now: number,
  { starts_at, duration }: Pick<Webinar, 'starts_at' | 'duration'>,
): Standing {
  const starts = Date.parse(starts_at);
  if (now >= starts + duration * MINUTE) return 'past';
  if (now >= starts) return 'running';
  return now >= starts - DOOR ? 'soon' : 'upcoming';
}

/** Upcoming ones, the next first; and past ones, the latest first. */
export function parted(items: readonly Webinar[], now: number) {
  const byTime = [...items].sort((a, b) => a.starts_at.localeCompare(b.starts_at));
  const isPast = (item: Webinar) => standingAt(now, item) === 'past';
  return {
    coming: byTime.filter((item) => !isPast(item)),
    past: byTime.filter(isPast).reverse(),
  };
}
