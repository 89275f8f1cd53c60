/** The length of a text against its limit, in words. */
import { lengthInSearch } from '../../src/config/search-lengths.ts';

/** The backend counts the same characters of a trimmed text. */
const lengthOf = (text: unknown): number => (typeof text === 'string' ? text.length : 0);

export const isTooLong = (text: unknown, max: number): boolean => lengthOf(text) > max;

/** «47 из 120»; adds what a search result shows, where that is less than the limit. */
export function countOf(text: unknown, source: string, max: number): string {
  const length = lengthOf(text);
  const shown = lengthInSearch(source);
  const long = shown !== null && length > shown ? `, в\u00a0поиске видно ${shown}` : '';
  return `${length}\u00a0из\u00a0${max}${long}`;
}

/** Why a text is refused; the error takes the place of the counter, so it counts as well. */
export const lengthFault =
  (max: number) =>
  (text: unknown): string | undefined =>
    isTooLong(text, max)
      ? `Не\u00a0длиннее ${max}\u00a0знаков, сейчас ${lengthOf(text)}\u00a0из\u00a0${max}`
      : undefined;
