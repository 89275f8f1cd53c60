/** How wide a field wants to be: what is short shares its line with its neighbours. */
import type { Field } from '../../contract/collections/field.ts';
import { TITLE } from '../../contract/collections/lengths.ts';

/** As many characters as a short answer has: «Пн–Пт», a telephone number. */
const SHORT_TEXT = 60;

/** Pixels below which a short input is too narrow for its words. */
const SHORT = 176;
const MEDIUM = 256;

/**
 * The least width of a field that may stand beside others, in pixels; null: it takes the whole line.
 * Inside of a group or a row of a list, titles and addresses share their line as well.
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
 * How the rows of a list look: one below the other; several brief ones on a line (radii, axes,
 * volumes); or as cards, each with its tools below.
 */
export type RowLook = 'line' | 'brief' | 'card';

export function rowLook(item: Field): RowLook {
  if (item.kind === 'picture') return 'card';
  return besideWidth(item, false) === SHORT ? 'brief' : 'line';
}
