/** How a network splits an SMS: by its alphabet. */

/** The 7-bit alphabet without its extension, whose characters count twice. */
const SHORT = /^[A-Za-z0-9 \r\n@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;

const LENGTHS = { short: { whole: 160, part: 153 }, long: { whole: 70, part: 67 } } as const;

/** The number of characters of an SMS, and of the parts that are sent and paid for. */
export function smsLength(text: string): { characters: number; parts: number } {
  // UTF-16 code units, not code points: a network counts the units that it sends.
  const characters = text.length;
  const { whole, part } = SHORT.test(text) ? LENGTHS.short : LENGTHS.long;
  return { characters, parts: characters <= whole ? 1 : Math.ceil(characters / part) };
}
