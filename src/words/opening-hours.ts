import type { Shop } from '../../contract/schemas/shop.ts';

export type Hours = Shop['hours'];

/** Whether a shop is open at a moment, and what changes next. Times are local to its city. */
export type Opening =
  | { readonly state: 'open'; /** Null: it never closes. */ readonly until: string | null }
  | {
      readonly state: 'closed';
      readonly opens: { readonly inDays: number; readonly weekday: number; readonly at: string };
    }
  /** The hours are missing or could not be parsed. */
  | { readonly state: 'unknown' };

const DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const WEEK = DAYS.length;
const DAY = 24 * 60;
const ALL_DAYS = /^(?:ежедневно|без выходных|круглосуточно)$/;

const weekdayOf = (word: string) => DAYS.indexOf(word.trim());

/** The days from one to another, inclusive; wraps around the end of the week. */
function range(from: number, to: number): number[] {
  const count = ((to - from + WEEK) % WEEK) + 1;
  return Array.from({ length: count }, (_, step) => (from + step) % WEEK);
}

/**
 * Weekdays named in a text, Monday being 0: «Пн–Пт», «Сб, Вс», «Ежедневно». Null when a word is
 * unknown: then nothing may be said about the day.
 */
export function weekdaysOf(days: string): readonly number[] | null {
  const words = days.toLowerCase().trim();
  if (ALL_DAYS.test(words)) return range(0, WEEK - 1);
  const found: number[] = [];
  for (const part of words.split(/[,;]|\sи\s/)) {
    const [from = -1, to = from, ...more] = part.split(/[–—-]/).map(weekdayOf);
    if (from < 0 || to < 0 || more.length > 0) return null;
    found.push(...range(from, to));
  }
  return found;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Opening times in minutes of the week, from midnight on Monday. */
type Span = { from: number; to: number; opens: string; closes: string };

function spansOf(hours: Hours): Span[] | null {
  const spans: Span[] = [];
  for (const { days, open, close } of hours) {
    const weekdays = weekdaysOf(days);
    if (!weekdays) return null;
    const start = minutesOf(open);
    const end = minutesOf(close);
    // «22:00–02:00» ends on the next day, and «00:00–00:00» is a whole day.
    const length = end > start ? end - start : end - start + DAY;
    for (const day of weekdays) {
      const from = day * DAY + start;
      spans.push({ from, to: from + length, opens: open, closes: close });
    }
  }
  return spans;
}

const ENGLISH_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Formatters by time zone: each takes a millisecond to create, and a list needs one per shop. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** The current minute of the week in a time zone, from midnight on Monday; null in an unknown one. */
export function minuteOfWeek(now: Date, timeZone: string | null): number | null {
  if (timeZone === null) return null;
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const day = ENGLISH_DAYS.indexOf(part('weekday'));
  return day * DAY + Number(part('hour')) * 60 + Number(part('minute'));
}

const whole = WEEK * DAY;
/** Minutes from one minute of the week until the next occurrence of another. */
const ahead = (from: number, to: number) => (((to - from) % whole) + whole) % whole;

/** The end of the interval that contains a minute, extended by adjoining intervals. */
function closingOf(spans: readonly Span[], minute: number): string | null | undefined {
  let current = spans.find(({ from, to }) => ahead(from, minute) < to - from);
  for (let step = 0; current && step < spans.length; step += 1) {
    const end = current.to % whole;
    const next = spans.find(({ from }) => from === end);
    if (!next) return current.closes;
    current = next;
  }
  // As many steps as intervals: it goes around the week and never closes.
  return current && null;
}

/** Whether a shop with these hours is open at a minute of its city's week; see `minuteOfWeek`. */
export function openingAt(hours: Hours, minute: number): Opening {
  const spans = spansOf(hours);
  if (!spans || spans.length === 0) return { state: 'unknown' };
  const until = closingOf(spans, minute);
  if (until !== undefined) return { state: 'open', until };
  const [next] = spans.toSorted(
    (one, other) => ahead(minute, one.from) - ahead(minute, other.from),
  );
  if (!next) return { state: 'unknown' };
  const inDays = Math.floor(((minute % DAY) + ahead(minute, next.from)) / DAY);
  const weekday = Math.floor(next.from / DAY);
  return { state: 'closed', opens: { inDays, weekday, at: next.opens } };
}

const ON_DAY = [
  'в\u00a0понедельник',
  'во\u00a0вторник',
  'в\u00a0среду',
  'в\u00a0четверг',
  'в\u00a0пятницу',
  'в\u00a0субботу',
  'в\u00a0воскресенье',
];

/** The state as text: «Открыто до 20:00», «Закрыто, откроется завтра в 10:00». Empty if unknown. */
export function openingWords(opening: Opening): string {
  if (opening.state === 'unknown') return '';
  if (opening.state === 'open') {
    return opening.until === null ? 'Открыто круглосуточно' : `Открыто до\u00a0${opening.until}`;
  }
  const { inDays, weekday, at } = opening.opens;
  const day = inDays === 0 ? '' : inDays === 1 ? ' завтра' : ` ${ON_DAY[weekday]}`;
  return `Закрыто, откроется${day} в\u00a0${at}`;
}
