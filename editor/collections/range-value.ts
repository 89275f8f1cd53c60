/** The ends of a range as a list's query has them: `2026-01-01..2026-01-31`. Each end may be open. */

export type Range = readonly [from: string, to: string];

export function rangeIn(value: unknown): Range {
  if (typeof value !== 'string') return ['', ''];
  const [from = '', to = from] = value.split('..');
  return [from, to];
}

/** @returns an empty string for a range without ends. */
export const rangeOf = ([from, to]: Range): string => (from || to ? `${from}..${to}` : '');
