/**
 * Numbers as a Russian page shows them. `Intl` loads its tables when a script is first read, which
 * takes a cheap phone a tenth of a second before a page is interactive; these rules are short.
 */

/** A whole number in groups of three, never parted by a line's end: `12900` → «12 900». */
export const wholeNumber = (value: number): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** Rounded to a digit after the comma, where that says anything: `2.4` → «2,4», `3` → «3». */
export function decimalNumber(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = wholeNumber(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? whole : `${whole},${tenths % 10}`;
}

/** A share of the whole: `0.456` → «46 %». */
export const percentWords = (share: number): string =>
  `${wholeNumber(Math.round(share * 100))}\u00a0%`;
