import type { PageLink } from '../page-data.ts';

/** Pages to show on either side of the one being read. */
const AROUND = 2;

/**
 * The pages worth showing out of many: both ends and those near the current one; `null` stands
 * for the pages left out between them.
 * @param at place of the current page among them.
 */
export function pageWindow(pages: readonly PageLink[], at: number): (PageLink | null)[] {
  const last = pages.length - 1;
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, index) => at - AROUND + index);
  const places = [...new Set([0, ...near, last])].filter((place) => place >= 0 && place <= last);
  return places.flatMap((place, index) => {
    const page = pages[place];
    const before = places[index - 1];
    if (!page) return [];
    return before !== undefined && place - before > 1 ? [null, page] : [page];
  });
}
