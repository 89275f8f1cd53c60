import { withShortNames } from './property-names.ts';

/**
 * Gives the custom properties of a style sheet short names. This is a JavaScript file because webpack loads it
 * directly.
 * @this {{ getOptions(): { names: Record<string, string> } }}
 * @param {string} sheet
 */
export default function shorten(sheet) {
  return withShortNames(sheet, new Map(Object.entries(this.getOptions().names)));
}
