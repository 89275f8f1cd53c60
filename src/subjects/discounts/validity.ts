import { formatDay } from '../../words/dates.ts';

type Valid = { readonly valid_from: string; readonly valid_to: string };

/** The dates as text: the first day names its year only if it differs. */
export function validityWords({ valid_from, valid_to }: Valid): { from: string; to: string } {
  const from = formatDay(valid_from);
  const sameYear = valid_from.slice(0, 4) === valid_to.slice(0, 4);
  return { from: sameYear ? from.replace(/\s\d{4}$/, '') : from, to: formatDay(valid_to) };
}
