import { describe, expect, it } from '@jest/globals';
import { cutAtLandmarks } from './cut-at-landmarks.ts';

const LEAST = 12;

const newestFirst = (count: number) => Array.from({ length: count }, (_, place) => count - place);

const pagesOf = (ids: readonly number[]) =>
  cutAtLandmarks(
    ids.map((id) => ({ id })),
    LEAST,
  ).map(({ from, to }) => ids.slice(from, to));

/** Pages that only the first has. */
const lost = (before: readonly number[][], after: readonly number[][]) => {
  const kept = new Set(after.map(String));
  return before.filter((page) => !kept.has(String(page)));
};

describe('cutAtLandmarks', () => {
  it.each([0, 1, 5, 11, 12, 13, 17])('puts %i articles on one page', (count) => {
    expect(pagesOf(newestFirst(count))).toEqual([newestFirst(count)]);
  });

  it('neither loses nor repeats an article, at any length', () => {
    for (let count = 0; count < 300; count += 1) {
      expect(pagesOf(newestFirst(count)).flat()).toEqual(newestFirst(count));
    }
  });

  it('creates pages of about a dozen articles, none nearly empty or overlong', () => {
    const [newest = [], ...earlier] = pagesOf(newestFirst(10_000));
    expect(newest.length).toBeGreaterThanOrEqual(LEAST);
    const sizes = earlier.map(({ length }) => length);
    expect(Math.min(...sizes)).toBe(7);
    expect(Math.max(...sizes)).toBeLessThan(45);
    expect(10_000 / sizes.length).toBeGreaterThan(12);
    expect(10_000 / sizes.length).toBeLessThan(14);
  });

  it('changes no earlier page when an article is added at the front', () => {
    for (let count = 0; count < 300; count += 1) {
      const [, ...earlier] = pagesOf(newestFirst(count));
      expect(lost(earlier, pagesOf(newestFirst(count + 1)))).toEqual([]);
    }
  });

  it('changes two or three pages when an article in the middle is removed or added back', () => {
    const all = newestFirst(1_000);
    const before = pagesOf(all);
    for (let place = 0; place < all.length; place += 1) {
      const after = pagesOf(all.toSpliced(place, 1));
      expect(lost(before, after).length).toBeLessThanOrEqual(3);
      expect(lost(after, before).length).toBeLessThanOrEqual(3);
    }
  });
});
