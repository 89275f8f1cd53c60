// UTC: a day has no time zone, and a build in another one must not shift it.
const format = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day as people read it: `2026-11-21` → «21 ноября 2026», never parted by a line's end. */
export function formatDay(day: string): string {
  return format
    .format(new Date(day))
    .replace(/\s?г\.$/, '')
    .replaceAll(' ', '\u00a0');
}
