import { MOSCOW_TIME } from '../../config/moscow-time.ts';

/** Created on first use: each takes milliseconds, and no page uses all of them. */
function format(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat('ru', { timeZone: MOSCOW_TIME, ...options });
    return made.format(moment);
  };
}

const dayAndMonth = format({ day: 'numeric', month: 'long' });
const whole = format({ day: 'numeric', month: 'long', year: 'numeric' });
const time = format({ hour: '2-digit', minute: '2-digit' });
const numeral = format({ day: 'numeric' });
const monthShort = format({ month: 'short' });
const weekday = format({ weekday: 'long' });

/** The year may begin a line: with large letters in a narrow window it would be broken otherwise. */
const together = (text: string) => text.replace(/\s?г\.$/, '').replace(' ', '\u00a0');

/** «21 ноября 2026», the day in Moscow. */
export const dayOf = (moment: string) => together(whole(new Date(moment)));

/** «суббота, 21 ноября, 19:00 по Москве»; with the year of what may be long past. */
export function whenOf(moment: string, withYear = false): string {
  const at = new Date(moment);
  const day = together((withYear ? whole : dayAndMonth)(at));
  return `${weekday(at)}, ${day}, ${time(at)} по\u00a0Москве`;
}

/** Day and month of a calendar leaf: «21», «нояб». */
export function leafOf(moment: string): { day: string; month: string } {
  const at = new Date(moment);
  return { day: numeral(at), month: monthShort(at).replace('.', '') };
}
