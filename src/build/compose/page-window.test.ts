import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PageLink } from '../page-data.ts';
import { pageWindow } from './page-window.ts';

/** Pages of a list as the build gives them: the newest without a number, then down to 1. */
const pagesOf = (count: number): PageLink[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index === 0 ? null : count - index;
    return { number, url: `/${String(number)}/` };
  });

const shown = (count: number, current: number | null) => {
  const pages = pagesOf(count);
  const at = pages.findIndex(({ number }) => number === current);
  return pageWindow(pages, at).map((page) => page?.url ?? '…');
};

describe('pageWindow', () => {
  it.each([
    { count: 1, current: null, window: '/null/' },
    { count: 3, current: null, window: '/null/ /2/ /1/' },
    { count: 5, current: 3, window: '/null/ /4/ /3/ /2/ /1/' },
    { count: 10, current: null, window: '/null/ /9/ /8/ … /1/' },
    { count: 10, current: 5, window: '/null/ … /7/ /6/ /5/ /4/ /3/ … /1/' },
    { count: 10, current: 1, window: '/null/ … /3/ /2/ /1/' },
  ])('shows $window of $count at $current', ({ count, current, window }) => {
    expect(shown(count, current).join(' ')).toBe(window);
  });

  it('has nothing to show of no pages', () => {
    expect(pageWindow([], 0)).toEqual([]);
  });

  it('keeps both ends, the current page and the order, and stays short', () => {
    const place = fc
      .integer({ min: 1, max: 900 })
      .chain((count) => fc.record({ count: fc.constant(count), at: fc.nat(count - 1) }));
    fc.assert(
      fc.property(place, ({ count, at }) => {
        const pages = pagesOf(count);
        const current = pages[at];
        if (!current) throw new Error('there is such a page');
        const window = pageWindow(pages, at);
        const links = window.filter((page) => page !== null);
        expect(links[0]).toBe(pages[0]);
        expect(links.at(-1)).toBe(pages.at(-1));
        expect(links).toContain(current);
        expect(links).toEqual(pages.filter((page) => links.includes(page)));
        expect(window.length).toBeLessThanOrEqual(9);
        for (const [index, page] of window.entries()) {
          if (page !== null) continue;
          const [before, after] = [window[index - 1], window[index + 1]];
          if (!before || !after) throw new Error('a gap stands between two pages');
          expect(pages.indexOf(after) - pages.indexOf(before)).toBeGreaterThan(1);
        }
      }),
    );
  });
});
