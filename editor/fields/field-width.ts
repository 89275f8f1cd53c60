/** How wide a field should be: a short one shares its line with its neighbours. */
import type { Field } from '../../contract/collections/field.ts';
import { TITLE } from '../../contract/collections/lengths.ts';

/** The most characters of a short answer: «Пн–Пт», a telephone number. */
const SHORT_TEXT = 60;

/** Pixels below which a short input is too narrow for its label. */
const SHORT = 176;
const MEDIUM = 256;

/**
 * The least width, in pixels, of a field that may share its line; null: it takes the whole line.
 * Inside a group or a row of a list, titles and addresses share their line as well.
 */
export function besideWidth(field: Field, isInside: boolean): number | null {
  switch (field.kind) {
    case 'number':
    case 'position':
    case 'clock':
    case 'day':
      return SHORT;
    case 'moment':
    case 'choice':
    case 'flag':
    case 'reference':
      return MEDIUM;
    case 'address':
      return isInside ? MEDIUM : null;
    case 'text':
      if (field.isLong) return null;
      if (field.max <= SHORT_TEXT) return SHORT;
      return isInside && field.max <= TITLE ? MEDIUM : null;
    default:
      return null;
  }
}

/**
 * The layout of a list's rows: one below the other; several brief ones per line (radii, axes,
 * volumes); or as cards, each with its tools below.
 */
export type RowLook = 'line' | 'brief' | 'card';

export function rowLook(item: Field): RowLook {
  if (item.kind === 'picture') return 'card';
  return besideWidth(item, false) === SHORT ? 'brief' : 'line';
}
