import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutFromOldest } from './cut-from-oldest.ts';

/** `[3, 2, 1]`: newest first, as articles come. */
const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => count - index);
const lists = fc.record({ count: fc.nat(400), size: fc.integer({ min: 1, max: 30 }) });

describe('cutFromOldest', () => {
  it.each([
    { count: 0, pages: [0] },
    { count: 1, pages: [1] },
    { count: 11, pages: [11] },
    { count: 12, pages: [12] },
    { count: 13, pages: [13] },
    { count: 23, pages: [23] },
    { count: 24, pages: [12, 12] },
    { count: 25, pages: [13, 12] },
    { count: 35, pages: [23, 12] },
    { count: 36, pages: [12, 12, 12] },
    { count: 100, pages: [16, 12, 12, 12, 12, 12, 12, 12] },
  ])('cuts $count into pages of $pages', ({ count, pages }) => {
    const cut = cutFromOldest(newestFirst(count), 12);
    expect(cut.map(({ items }) => items.length)).toEqual(pages);
    expect(cut.at(-1)?.items.at(-1)).toBe(count === 0 ? undefined : 1);
  });

  it('loses nothing, repeats nothing and keeps the order', () => {
    fc.assert(
      fc.property(lists, ({ count, size }) => {
        const all = newestFirst(count);
        expect(cutFromOldest(all, size).flatMap(({ items }) => items)).toEqual(all);
      }),
    );
  });

  it('numbers full pages down to 1 after the newest, which holds one to nearly two pages', () => {
    fc.assert(
      fc.property(lists, ({ count, size }) => {
        const [newest, ...numbered] = cutFromOldest(newestFirst(count), size);
        expect(newest?.number).toBeNull();
        expect(newest?.items.length).toBeGreaterThanOrEqual(Math.min(count, size));
        expect(newest?.items.length).toBeLessThan(2 * size);
        expect(numbered.map(({ number }) => number)).toEqual(newestFirst(numbered.length));
        for (const { items } of numbered) expect(items).toHaveLength(size);
      }),
    );
  });

  it('never changes a numbered page when an article is added at the front', () => {
    fc.assert(
      fc.property(lists, ({ count, size }) => {
        const before = cutFromOldest(newestFirst(count), size).slice(1);
        const after = cutFromOldest(newestFirst(count + 1), size).slice(1);
        expect(before.length === 0 ? [] : after.slice(-before.length)).toEqual(before);
      }),
    );
  });
});
