import { readPhone } from '../../../contract/phone.ts';

/** A field's text, and the part of it that is selected. */
export type Typed = { readonly value: string; readonly selection: readonly [number, number] };

const GROUPS = [
  [0, 3, ''],
  [3, 6, ' '],
  [6, 8, '-'],
  [8, 10, '-'],
  [10, undefined, ' '],
] as const;

/** «999 000-00-01», and after a space whatever is too much. */
function grouped(digits: string): string {
  return GROUPS.map(([from, to, before]) => {
    const group = digits.slice(from, to);
    return group && before + group;
  }).join('');
}

/** A number as its field shows it while it is typed: «+7 999 000-00-01». */
export function phoneShown(typed: string): string {
  const { code, digits } = readPhone(typed);
  if (code !== '+7') return code + digits;
  return digits === '' ? code : `${code} ${grouped(digits)}`;
}

/** How many of these digits stand behind a place in what was typed. */
function digitsBehind(typed: string, place: number, all: number): number {
  const behind = typed.slice(place).replace(/\D/g, '').length;
  const { code } = readPhone(typed);
  const plus = typed.indexOf('+');
  // A caret before the code has the code behind it too, which counts for none of them.
  const isBefore = code === '+7' && plus >= 0 && place <= plus;
  return Math.min(isBefore ? behind - 1 : behind, all);
}

/** The place in the shown number that has so many digits behind it, right after the one before it. */
function placeBefore(shown: string, behind: number): number {
  let place = shown.length;
  for (let left = behind; left > 0; place -= 1) if (/\d/.test(shown[place - 1] ?? '')) left -= 1;
  return shown.slice(0, place).replace(/\D+$/, '').length || Math.min(1, shown.length);
}

/** The same for a field: its caret stays between the digits that it stood between. */
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
