import { MOSCOW_TIME } from './moscow-time.ts';

let format: Intl.DateTimeFormat | undefined;

/** The year in Moscow, where the company is: servers may keep another time. */
export function currentYear(): number {
  format ??= new Intl.DateTimeFormat('en', { timeZone: MOSCOW_TIME, year: 'numeric' });
  return Number(format.format(new Date()));
}
