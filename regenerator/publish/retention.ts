import type { Root } from './manifest.ts';

/** How many releases are kept. */
export type Retention = {
  /** This many are always kept, whatever their size: a reader may be using one of them. */
  readonly least: number;
  /** This many are kept while there is space, */
  readonly count: number;
  /** and so are all of this many days. */
  readonly days: number;
  /** Maximum size of all of them together, in bytes. */
  readonly bytes: number;
};

export const RETENTION: Retention = { least: 10, count: 200, days: 30, bytes: 2 * 1024 ** 3 };

const DAY = 24 * 60 * 60 * 1000;

/** The contents of the store: the number of its releases, and their approximate size. */
type Stored = { readonly releases: number; readonly bytes: number };

/** Whether the oldest release is to be removed. */
export function isTooOld(
  { time }: Pick<Root, 'time'>,
  { releases, bytes }: Stored,
  { least, count, days, bytes: room }: Retention,
  now: Date,
): boolean {
  if (releases <= least) return false;
  if (bytes > room) return true;
  return releases > count && now.getTime() - Date.parse(time) > days * DAY;
}
