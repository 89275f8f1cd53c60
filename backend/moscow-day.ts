/** Calendar days in Moscow time, whose offset has not changed since 2014. */

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const MOSCOW = 3 * HOUR;

/** Calendar day in Moscow at a given moment: `2026-11-21`. */
export const dayOf = (moment: Date) =>
  new Date(moment.getTime() + MOSCOW).toISOString().slice(0, 10);

/** The moment a day begins in Moscow. */
export const startOfDay = (day: string) =>
  new Date(new Date(`${day}T00:00:00.000Z`).getTime() - MOSCOW);

/** The day that is the given number of days later. */
export const addDays = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00.000Z`).getTime() + days * DAY).toISOString().slice(0, 10);
