import type { PageHead } from '../compose/page.ts';

/** What the build keeps of a page that matters for its date. */
export type DatedPage = { readonly head: PageHead; readonly data: unknown };

const newer = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/** The newest date of change of what is shown: an entity's own, or the one its address has. */
function newestIn(value: unknown, dates: ReadonlyMap<string, string>): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const inner: unknown[] = Object.values(value);
  const { updated_at: own, url } = value as { updated_at?: unknown; url?: unknown };
  const stored = typeof own === 'string' ? own : undefined;
  const known = typeof url === 'string' ? dates.get(url) : undefined;
  return inner.reduce<string | undefined>(
    (newest, one) => newer(newest, newestIn(one, dates)),
    newer(stored, known),
  );
}

/**
 * When a page last changed: a page of one thing when that thing did, a list when the newest change
 * was made to what it lists. Nothing where the content bears no date: a wrong one is worse.
 * @param dates dates of change of all entities, by their address.
 */
export function dateOf(
  { head, data }: DatedPage,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  return head.modified ?? newestIn(data, dates);
}
