import { wholeNumber } from '../config/number-words.ts';

/** Words of a counted thing: «статья», «статьи», «статей». */
export type Forms = { one: string; few: string; many: string };

/** Which of the forms a whole number takes: 1, 21, 101 one; 2–4, 22 few; 0, 5–20, 111 many. */
function formOf(count: number): keyof Forms {
  const hundred = Math.abs(count) % 100;
  const ten = hundred % 10;
  if (ten === 1 && hundred !== 11) return 'one';
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 'few' : 'many';
}

/** A whole number and its word in the right form, kept on one line: `counted(24, forms)` → «24 статьи». */
export const counted = (count: number, forms: Forms): string =>
  `${wholeNumber(count)}\u00a0${forms[formOf(count)]}`;
