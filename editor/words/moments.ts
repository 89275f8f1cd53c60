/** Days and times as editors read them, in the zone of their computer. */

const words = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** «25 ноября в 18:30». @param moment with its zone. */
export const momentWords = (moment: string): string => words.format(new Date(moment));
