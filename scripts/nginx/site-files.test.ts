import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { releaseStore } from '../../tests/unit/release-store.ts';
import { keepUp } from './keep-up.ts';
import { copiesFor, writeSite, type WrittenSite } from './site-files.ts';

const { site, write, remove, all } = releaseStore();
const directory = () => join(site(), '..', 'files');
const copies = copiesFor(false);

async function written(before?: WrittenSite): Promise<WrittenSite> {
  const release = await publishedSite(site()).release();
  if (!release) throw new Error('nothing was published');
  return await writeSite(release, directory(), copies, before);
}

const text = (path: string) => readFile(join(directory(), path), 'utf8');
const time = async (path: string) => (await stat(join(directory(), path))).mtimeMs;

it('writes whole pages with compressed copies, and removes files that a release no longer has', async () => {
  const long = '<p>Линзы</p>'.repeat(200);
  await write('long/index.html', long);
  await all();
  const first = await written();
  expect(await text('index.html')).toBe('home');
  expect(gunzipSync(await readFile(join(directory(), 'long/index.html.gz'))).toString()).toBe(long);
  await expect(text('index.html.gz')).rejects.toThrow('ENOENT');
  await write('long/index.html', 'short');
  await remove('о нас.html');
  await all();
  await written(first);
  expect(await text('long/index.html')).toBe('short');
  await expect(text('long/index.html.gz')).rejects.toThrow('ENOENT');
  await expect(text('о нас.html')).rejects.toThrow('ENOENT');
});

it('derives the mtime of a file from its content, so that the ETag of nginx follows it', async () => {
  await all();
  await written();
  const [home, catalog] = [await time('index.html'), await time('catalog/index.html')];
  expect(home).not.toBe(catalog);
  await write('index.html', 'HOME');
  await all();
  await written();
  expect(await time('index.html')).not.toBe(home);
  await write('index.html', 'home');
  await all();
  await written();
  expect([await time('index.html'), await time('catalog/index.html')]).toEqual([home, catalog]);
});

it('picks up each newly served release until it is stopped', async () => {
  await all();
  const stop = new AbortController();
  const taken: number[] = [];
  const published = publishedSite(site());
  const done = keepUp(
    site(),
    published,
    async ({ number }) => {
      taken.push(number);
      if (number === 2) return stop.abort();
      await write('index.html', 'new');
      await all();
    },
    stop.signal,
  );
  await done;
  expect(taken).toEqual([1, 2]);
});
