type Valid = { readonly valid_from: string; readonly valid_to: string };

export type Standing = 'upcoming' | 'running' | 'over';

/** The state of an offer on a day, `2026-11-21`; its first and last day are included. */
export function standingOn(day: string, { valid_from, valid_to }: Valid): Standing {
  if (day < valid_from) return 'upcoming';
  return day > valid_to ? 'over' : 'running';
}
