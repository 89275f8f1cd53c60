import { readPhone } from '../../../contract/phone.ts';

/** A field's text, and its selection. */
export type Typed = { readonly value: string; readonly selection: readonly [number, number] };

const GROUPS = [
  [0, 3, ''],
  [3, 6, ' '],
  [6, 8, '-'],
  [8, 10, '-'],
  [10, undefined, ' '],
] as const;

/** «999 000-00-01», then a space and any extra digits. */
function grouped(digits: string): string {
  return GROUPS.map(([from, to, before]) => {
    const group = digits.slice(from, to);
    return group && before + group;
  }).join('');
}

/** A number as its field formats it while typing: «+7 999 000-00-01». */
export function phoneShown(typed: string): string {
  const { code, digits } = readPhone(typed);
  if (code !== '+7') return code + digits;
  return digits === '' ? code : `${code} ${grouped(digits)}`;
}

/** The number of digits after a position in the typed text. */
function digitsBehind(typed: string, place: number, all: number): number {
  const behind = typed.slice(place).replace(/\D/g, '').length;
  const { code } = readPhone(typed);
  const plus = typed.indexOf('+');
  // A caret before the code also has the code after it, which is not one of the digits.
  const isBefore = code === '+7' && plus >= 0 && place <= plus;
  return Math.min(isBefore ? behind - 1 : behind, all);
}

/**
 * The position in the formatted number with that many digits after it, directly after the previous
 * digit.
 */
function placeBefore(shown: string, behind: number): number {
  let place = shown.length;
  for (let left = behind; left > 0 && place > 0; place -= 1) {
    if (/\d/.test(shown[place - 1] ?? '')) left -= 1;
  }
  return shown.slice(0, place).replace(/\D+$/, '').length || Math.min(1, shown.length);
}

/** The same for a field: its caret stays between the same digits. */
export function shownInField({ value, selection: [from, to] }: Typed): {
  value: string;
  selection: [number, number];
} {
  const shown = phoneShown(value);
  if (shown === value) return { value, selection: [from, to] };
  const { length } = readPhone(value).digits;
  const moved = (place: number) => placeBefore(shown, digitsBehind(value, place, length));
  return { value: shown, selection: [moved(from), moved(to)] };
}
