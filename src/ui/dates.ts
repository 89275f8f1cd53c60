// UTC: a day has no time zone, and a build in another one must not shift it.
const format = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function written(day: string): string {
  return format
    .format(new Date(day))
    .replace(/\s?г\.$/, '')
    .replaceAll(' ', '\u00a0');
}

/** Days that were asked for: a card is drawn again with every edit of its neighbours. */
const known = new Map<string, string>();

/** A calendar day as people read it: `2026-11-21` → «21 ноября 2026», never parted by a line's end. */
export function formatDay(day: string): string {
  const text = known.get(day) ?? written(day);
  known.set(day, text);
  return text;
}
