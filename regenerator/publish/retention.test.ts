import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { releaseStore } from '../../tests/unit/release-store.ts';
import { RETENTION } from './retention.ts';

const { releases, site, write, open, remove, all, served, storeFiles } = releaseStore();

describe('retention', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const versions = async (from: number, to: number) => {
    for (let version = from; version <= to; version += 1) {
      await write('index.html', `version ${version}`);
      await all();
      // Contents that are not flushed yet are stored in addition.
      await releases().settled();
    }
  };
  const numbers = async () => (await releases().list()).map(({ number }) => number);

  it('keeps a number of releases and all of the last days', async () => {
    let now = Date.now();
    const retention = { least: 2, count: 4, days: 30, bytes: RETENTION.bytes };
    await open({ retention, now: () => new Date(now) });
    await versions(1, 6);
    expect(await numbers()).toEqual([6, 5, 4, 3, 2, 1]);
    now += 31 * DAY;
    await versions(7, 7);
    expect(await numbers()).toEqual([7, 6, 5, 4]);
    await write('large.bin', 'x'.repeat(1_000_000));
    await versions(8, 8);
    await remove('large.bin');
    await open({ retention: { ...retention, bytes: 500_000 } });
    await versions(9, 10);
    expect(await numbers()).toEqual([10, 9]);
    // The large file is gone, and there is room again.
    await versions(11, 12);
    expect(await numbers()).toEqual([12, 11, 10, 9]);
  });

  it('removes files that only removed releases contain', async () => {
    await open({ retention: { ...RETENTION, bytes: 0 } });
    await all();
    for (let version = 2; version <= 14; version += 1) {
      await write('index.html', `version ${version}`);
      await write('alike.html', version % 2 ? 'odd' : 'even');
      await all();
      // Contents that are not flushed yet are stored in addition.
      await releases().settled();
    }
    const kept = await releases().list();
    expect(kept.map(({ number }) => number)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    for (const { number } of kept) {
      await releases().rollBack(number);
      expect(await served()).toEqual({
        'index.html': `version ${number}`,
        'alike.html': number % 2 ? 'odd' : 'even',
        'catalog/index.html': 'catalog',
        'о нас.html': 'about',
      });
    }
    const objects = [...(await storeFiles()).keys()].filter((file) => file.includes('/objects/'));
    const contents = await Promise.all(objects.map((file) => readFile(file, 'utf8')));
    expect(contents.filter((text) => text.startsWith('version')).sort()).toEqual(
      kept.map(({ number }) => `version ${number}`).sort(),
    );
  });

  it('removes the leftovers of a crash after the next publication', async () => {
    await all();
    await releases().settled();
    await writeFile(join(site(), 'objects/ab', 'ab'.repeat(32)), 'left behind');
    await writeFile(join(site(), 'releases/2.json'), '{}');
    await mkdir(join(site(), 'staging'), { recursive: true });
    await writeFile(join(site(), 'staging/1'), 'half');
    // No process has this id: the largest a system assigns is far below.
    await writeFile(join(site(), 'publishing'), '4999999 1');
    await open();
    await write('index.html', 'new home');
    expect((await all()).number).toBe(2);
    // Another operation, so that the previous sweep is done.
    await releases().rollBack(2);
    await releases().settled();
    const left = [...(await storeFiles()).keys()];
    expect(left.filter((file) => /abab|staging|unswept/.test(file))).toEqual([]);
  });
});
