/** How a network cuts an SMS: by its alphabet. */

/** The alphabet of seven bits, without its extension, whose signs count twice. */
const SHORT = /^[A-Za-z0-9 \r\n@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;

const LENGTHS = { short: { whole: 160, part: 153 }, long: { whole: 70, part: 67 } } as const;

/** The signs of an SMS, and in how many parts it is sent and paid for. */
export function smsLength(text: string): { characters: number; parts: number } {
  // Not code points: a network counts what it sends.
  const characters = text.length;
  const { whole, part } = SHORT.test(text) ? LENGTHS.short : LENGTHS.long;
  return { characters, parts: characters <= whole ? 1 : Math.ceil(characters / part) };
}
