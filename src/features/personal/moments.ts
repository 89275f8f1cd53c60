import { MOSCOW_TIME } from '../../config/moscow-time.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru', { timeZone: MOSCOW_TIME, ...options });

const dayAndMonth = format({ day: 'numeric', month: 'long' });
const whole = format({ day: 'numeric', month: 'long', year: 'numeric' });
const time = format({ hour: '2-digit', minute: '2-digit' });
const numeral = format({ day: 'numeric' });
const monthShort = format({ month: 'short' });
const weekday = format({ weekday: 'long' });

const together = (text: string) => text.replace(/\s?г\.$/, '').replaceAll(' ', '\u00a0');

/** «21 ноября 2026», the day in Moscow. */
export const dayOf = (moment: string) => together(whole.format(new Date(moment)));

/** «суббота, 21 ноября, 19:00 по Москве» */
export function whenOf(moment: string): string {
  const at = new Date(moment);
  const day = together(dayAndMonth.format(at));
  return `${weekday.format(at)}, ${day}, ${time.format(at)} по\u00a0Москве`;
}

/** Day and month of a calendar's leaf: «21», «нояб». */
export function leafOf(moment: string): { day: string; month: string } {
  const at = new Date(moment);
  return { day: numeral.format(at), month: monthShort.format(at).replace('.', '') };
}
