import { describe, expect, it } from '@jest/globals';
import { releaseStore } from '../../tests/unit/release-store.ts';

const { releases, write, remove, all } = releaseStore();

describe('difference', () => {
  it('names the pages, counts other files, and reports changes that all pages share', async () => {
    await write('page-data/catalog/page-data.json', '{}');
    await write('page-data/index/page-data.json', '{}');
    await write('old/index.html', 'old');
    await all();
    await write('page-data/index/page-data.json', '{"new":true}');
    await write('catalog/index.html', 'new catalog');
    await write('new/index.html', 'new');
    await write('page-data/new/page-data.json', '{}');
    await write('picture.png', 'picture');
    await remove('old');
    await all();
    await write('_gatsby/slices/header-1.html', 'header');
    await all();
    expect(await releases().difference(1, 2)).toEqual({
      added: { total: 1, items: ['/new/'] },
      changed: { total: 2, items: ['/', '/catalog/'] },
      removed: { total: 1, items: ['/old/'] },
      files: 1,
      everywhere: false,
    });
    expect(await releases().difference(2, 1)).toMatchObject({
      added: { items: ['/old/'] },
      removed: { items: ['/new/'] },
    });
    expect(await releases().difference(2, 3)).toMatchObject({ files: 1, everywhere: true });
    expect(await releases().difference(1, 4)).toBeNull();
  });

  it('lists no more than fifty pages of a kind', async () => {
    await all();
    for (let page = 0; page < 60; page += 1) await write(`page-${page}/index.html`, 'new');
    await all();
    const { added } = (await releases().difference(1, 2)) ?? {};
    expect([added?.total, added?.items.length]).toEqual([60, 50]);
  });
});
