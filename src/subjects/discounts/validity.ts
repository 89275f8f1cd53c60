import { formatDay } from '../../words/dates.ts';

type Valid = { readonly valid_from: string; readonly valid_to: string };

export type Standing = 'upcoming' | 'running' | 'over';

/** The state of an offer on a day, `2026-11-21`; its first and last day are included. */
export function standingOn(day: string, { valid_from, valid_to }: Valid): Standing {
  if (day < valid_from) return 'upcoming';
  return day > valid_to ? 'over' : 'running';
}

/** The dates as text: the first day names its year only if it differs. */
export function validityWords({ valid_from, valid_to }: Valid): { from: string; to: string } {
  const from = formatDay(valid_from);
  const sameYear = valid_from.slice(0, 4) === valid_to.slice(0, 4);
  return { from: sameYear ? from.replace(/\s\d{4}$/, '') : from, to: formatDay(valid_to) };
}
