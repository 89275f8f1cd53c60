/**
 * Numbers in Russian format. `Intl` loads its tables when a script first uses it, which keeps a
 * page on a cheap phone from becoming interactive for a tenth of a second; these rules are short.
 */

/** A whole number in groups of three, never broken across lines: `12900` → «12 900». */
export const wholeNumber = (value: number): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** Rounded to one decimal, omitted if zero: `2.4` → «2,4», `3` → «3». */
export function decimalNumber(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = wholeNumber(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? whole : `${whole},${tenths % 10}`;
}

/** A share as a percentage: `0.456` → «46 %». */
export const percentWords = (share: number): string =>
  `${wholeNumber(Math.round(share * 100))}\u00a0%`;
