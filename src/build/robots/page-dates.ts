import type { PageHead } from '../compose/page.ts';

/** The fields of a page that matter for its date. */
export type DatedPage = { readonly head: PageHead; readonly data: unknown };

const newer = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/** The inputs of a page's date: the dates in its content, the URLs it shows. */
export type DateParts = { readonly stored: string | undefined; readonly urls: readonly string[] };

/**
 * An earlier page of a list. A robot that has read it has no reason to return: only a few words on
 * a card change there, and each article has its own page and date.
 */
const isEarlier = (data: unknown) =>
  typeof data === 'object' && data !== null && 'period' in data && typeof data.period === 'string';

/** Collects these inputs from a page's data. */
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
 * When a page last changed: for a page of one entity, when that entity changed; for a list, the
 * newest change of its items. Undefined when the content has no date: a wrong one is worse.
 * @param dates modification dates of all entities, by URL.
 * @param parts cached parts of a page that is checked repeatedly.
 */
export function dateOf(
  { head, data }: DatedPage,
  dates: ReadonlyMap<string, string>,
  parts: DateParts = head.modified === undefined ? datePartsOf(data) : { stored: '', urls: [] },
): string | undefined {
  if (head.modified !== undefined) return head.modified;
  return parts.urls.reduce((newest, url) => newer(newest, dates.get(url)), parts.stored);
}
