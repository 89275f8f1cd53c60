import { wholeNumber } from '../config/number-words.ts';

/** The plural forms of a noun: «статья», «статьи», «статей». */
export type Forms = { one: string; few: string; many: string };

/** The plural form for a whole number: 1, 21, 101 one; 2–4, 22 few; 0, 5–20, 111 many. */
function formOf(count: number): keyof Forms {
  const hundred = Math.abs(count) % 100;
  const ten = hundred % 10;
  if (ten === 1 && hundred !== 11) return 'one';
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 'few' : 'many';
}

/**
 * A whole number and its noun in the right form, on one line: `counted(24, forms)` → «24 статьи».
 */
export const counted = (count: number, forms: Forms): string =>
  `${wholeNumber(count)}\u00a0${forms[formOf(count)]}`;
