import { describe, expect, it } from '@jest/globals';
import { mapCache } from '../../tests/unit/map-cache.ts';
import { checkCounts } from './counts.ts';
import type { Source } from './source.ts';

const source: Source = { type: 'Product', call: 'site.products', items: 'items' };

/** Consecutive builds. */
async function builds(counts: number[], acceptDrop = false) {
  const cache = mapCache();
  for (const count of counts) await checkCounts(cache, source, count, acceptDrop);
  return cache;
}

describe('checkCounts', () => {
  it.each([[[3]], [[10, 5]], [[9, 1]], [[10, 100]], [[100, 50, 25, 13]]])(
    'accepts %j',
    async (counts) => {
      await expect(builds(counts)).resolves.toBeDefined();
    },
  );

  it.each([[[10, 4]], [[11, 5]], [[1000, 499]], [[10, 1]]])('refuses %j', async (counts) => {
    await expect(builds(counts)).rejects.toMatchObject({
      name: 'SourcingError',
      message: expect.stringMatching(
        /^call "site\.products", field items: \d+ entities, \d+ last time\. Set CONTENT_DROP=accept/,
      ),
    });
  });

  it('keeps comparing with the last good count after a refusal', async () => {
    const cache = await builds([100]);
    for (const _ of [1, 2]) {
      await expect(checkCounts(cache, source, 10, false)).rejects.toThrow('100 last time');
    }
  });

  it('accepts a confirmed drop, and compares with that from then on', async () => {
    const cache = await builds([100, 10], true);
    await expect(checkCounts(cache, source, 9, false)).resolves.toBeUndefined();
  });

  it('does not count known removals as a loss', async () => {
    const cache = await builds([20]);
    await expect(checkCounts(cache, source, 3, false, 6)).rejects.toThrow('3 entities, 20');
    await expect(checkCounts(cache, source, 3, false, 7)).resolves.toBeUndefined();
  });

  it('counts each type separately', async () => {
    const cache = await builds([100]);
    await expect(checkCounts(cache, { ...source, type: 'Tag' }, 1, false)).resolves.toBeUndefined();
  });
});
