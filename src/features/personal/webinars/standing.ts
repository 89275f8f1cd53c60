import type { Webinar } from '../../../../contract/schemas/member.ts';

const MINUTE = 60_000;
/** How long before the beginning the door is open. */
const DOOR = 15 * MINUTE;

/** `soon`: one may enter already. */
export type Standing = 'upcoming' | 'soon' | 'running' | 'past';

/** Where a webinar stands at a moment. */
export function standingAt(
  now: number,
  { starts_at, duration }: Pick<Webinar, 'starts_at' | 'duration'>,
): Standing {
  const starts = Date.parse(starts_at);
  if (now >= starts + duration * MINUTE) return 'past';
  if (now >= starts) return 'running';
  return now >= starts - DOOR ? 'soon' : 'upcoming';
}

/** Those to come, the next one first; and those held, the latest first. */
export function parted(items: readonly Webinar[], now: number) {
  const byTime = [...items].sort((a, b) => a.starts_at.localeCompare(b.starts_at));
  const isPast = (item: Webinar) => standingAt(now, item) === 'past';
  return {
    coming: byTime.filter((item) => !isPast(item)),
    past: byTime.filter(isPast).reverse(),
  };
}
