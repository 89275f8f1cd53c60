import type { PageLink } from '../page-data.ts';

/** Pages to show on either side of the one being read. */
const AROUND = 2;

/**
 * The pages worth showing out of many: both ends and those near the current one; `null` stands
 * for the pages left out between them.
 */
export function pageWindow(
  pages: readonly PageLink[],
  current: number | null,
): (PageLink | null)[] {
  const at = pages.findIndex(({ number }) => number === current);
  const wanted = pages.filter(
    (_, index) => index === 0 || index === pages.length - 1 || Math.abs(index - at) <= AROUND,
  );
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1];
    const skipped = before !== undefined && pages.indexOf(page) - pages.indexOf(before) > 1;
    return skipped ? [null, page] : [page];
  });
}
