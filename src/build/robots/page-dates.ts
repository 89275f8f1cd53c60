import type { PageHead } from '../compose/page.ts';

/** What the build keeps of a page that matters for its date. */
export type DatedPage = { readonly head: PageHead; readonly data: unknown };

const newer = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/** What the date of a page hangs on: the dates its content bears, the addresses it shows. */
export type DateParts = { readonly stored: string | undefined; readonly urls: readonly string[] };

/**
 * An earlier page of a list. A robot that has read it has nothing to come back for: what changes
 * there are a few words on a card, and each article has a page and a date of its own.
 */
const isEarlier = (data: unknown) =>
  typeof data === 'object' && data !== null && 'period' in data && typeof data.period === 'string';

/** Looks through what a page shows. */
export function datePartsOf(data: unknown): DateParts {
  if (isEarlier(data)) return { stored: undefined, urls: [] };
  let stored: string | undefined;
  const urls = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { updated_at: own, url } = value as { updated_at?: unknown; url?: unknown };
    if (typeof own === 'string') stored = newer(stored, own);
    if (typeof url === 'string') urls.add(url);
    for (const part of Object.values(value)) look(part);
  };
  look(data);
  return { stored, urls: [...urls] };
}

/**
 * When a page last changed: a page of one thing when that thing did, a list when the newest change
 * was made to what it lists. Nothing where the content bears no date: a wrong one is worse.
 * @param dates dates of change of all entities, by their address.
 * @param parts of a page that is looked at again and again.
 */
export function dateOf(
  { head, data }: DatedPage,
  dates: ReadonlyMap<string, string>,
  parts: DateParts = head.modified === undefined ? datePartsOf(data) : { stored: '', urls: [] },
): string | undefined {
  if (head.modified !== undefined) return head.modified;
  return parts.urls.reduce((newest, url) => newer(newest, dates.get(url)), parts.stored);
}
