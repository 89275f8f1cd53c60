// UTC: a day has no time zone, and a build in another one must not shift it.
const format = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * A range of days in text form: `2024-03-03`, `2024-04-20` → «3 марта — 20 апреля 2024». Formatted
 * by the build, because browsers use other spaces.
 */
export function formatPeriod(from: string, to: string): string {
  return format
    .formatRange(new Date(from), new Date(to))
    .replaceAll(/\s?г\./g, '')
    .replace(/\s+[–—]\s+/, '\u00a0— ')
    .replaceAll(/(\d)\s(?=\p{L})/gu, '$1\u00a0')
    .replaceAll(/\s(?=\d{4})/g, ' ');
}
