/** The ends of a range, as a list's query writes them: `2026-01-01..2026-01-31`, each may be open. */

export type Range = readonly [from: string, to: string];

export function rangeIn(value: unknown): Range {
  if (typeof value !== 'string') return ['', ''];
  const [from = '', to = from] = value.split('..');
  return [from, to];
}

/** @returns nothing for a range without ends. */
export const rangeOf = ([from, to]: Range): string => (from || to ? `${from}..${to}` : '');
