/** Dates and times for editors, in their computer's time zone. */
import { formatDay } from '../../src/words/dates.ts';
import { unbroken } from './unbroken.ts';

const words = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const withYear = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short' });

const time = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' });

/** «25 ноября в 18:30», in another year «25 ноября 2025 г. в 18:30». @param moment with its time zone. */
export function momentWords(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return unbroken((at.getFullYear() === now.getFullYear() ? words : withYear).format(at));
}

/** «14:05», or with the date when that is not today. */
export function timeWords(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return day.format(at) === day.format(now) ? time.format(at) : unbroken(words.format(at));
}

/** «25 ноября 2026»: the day of a moment, which in UTC may be the one before. */
export function dayWords(moment: string): string {
  const at = new Date(moment);
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return formatDay(parts.map((part) => String(part).padStart(2, '0')).join('-'));
}
