/** Parses the value of a filter, and compares it with stored values. */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as v from 'valibot';
import { calendarDay } from '../../../contract/collections/schema.ts';

/** A condition, or the reason for a refusal. */
export type Read = { readonly where: SQL | undefined } | { readonly fault: string };

const DAYS = 'Нужна дата или две через две точки, например 2026-01-01..2026-01-31';

/** `2026-01-01..2026-02-01`, an open range, or one value; both ends are included. */
export function rangeOf(typed: string, isValid: (end: string) => boolean): [string, string] | null {
  const [from = '', to = from, ...others] = typed.split('..');
  const isRange = others.length === 0 && (from !== '' || to !== '');
  return isRange && [from, to].every((end) => end === '' || isValid(end)) ? [from, to] : null;
}

const isDay = (text: string) => v.is(calendarDay, text);

/** The condition that a value is between two ends, each of which may be open. */
export const inRange = (value: SQLWrapper, [from, to]: [string, string]): SQL | undefined =>
  and(
    from === '' ? undefined : sql`${value} >= ${from}`,
    to === '' ? undefined : sql`${value} <= ${to}`,
  );

/** The condition for a flag. */
export const flagIs = (value: SQLWrapper, typed: string): Read =>
  typed === 'true' || typed === 'false'
    ? { where: sql`${value} = ${typed === 'true'}` }
    : { fault: 'Нужно true или false' };

/** The condition for a day in a range. */
export function dayIn(value: SQLWrapper, typed: string): Read {
  const range = rangeOf(typed, isDay);
  return range ? { where: inRange(value, range) } : { fault: DAYS };
}

/** Compares by days in Moscow. */
export const momentIn = (value: SQLWrapper, typed: string): Read =>
  dayIn(sql`(${value} at time zone 'Europe/Moscow')::date`, typed);
