/** Days and times as editors read them, in the zone of their computer. */

const words = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const time = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' });

/** «25 ноября в 18:30». @param moment with its zone. */
export const momentWords = (moment: string): string => words.format(new Date(moment));

/** «14:05», or with its day when that is not today. */
export function timeWords(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return day.format(at) === day.format(now) ? time.format(at) : words.format(at);
}
