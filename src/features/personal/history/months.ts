import { grouped } from '../../../config/grouped.ts';
import { MOSCOW_TIME } from '../../../config/moscow-time.ts';
import type { HistoryEntry } from './history.ts';

/** «Ноябрь 2026», the month in Moscow. */
function monthOf(format: Intl.DateTimeFormat, moment: string): string {
  const words = format.format(new Date(moment)).replace(/\s?г\.$/, '');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export type Month = { readonly title: string; readonly entries: readonly HistoryEntry[] };

/** Entries grouped by month, in their original order. */
export function byMonth(entries: readonly HistoryEntry[]): readonly Month[] {
  const format = new Intl.DateTimeFormat('ru', {
    month: 'long',
    year: 'numeric',
    timeZone: MOSCOW_TIME,
  });
  const months = grouped(entries, ({ happened_at: at }) => monthOf(format, at));
  return [...months].map(([title, own]) => ({ title, entries: own }));
}
