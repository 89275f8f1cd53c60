// Names rather than `Intl`: see config/number-words.ts.
const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/**
 * A calendar day for readers: `2026-11-21` → «21 ноября 2026». Only its year may begin a line: in the
 * largest text a day that never breaks is wider than a phone, and would break inside the year.
 */
export function formatDay(day: string): string {
  // UTC: a day has no time zone, and a build in another one must not shift it.
  const date = new Date(day);
  return `${date.getUTCDate()}\u00a0${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
