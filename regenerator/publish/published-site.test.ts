import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { placesOf } from './manifest.ts';
import { publishedSite } from './published-site.ts';
import { openReleases } from './releases.ts';

const root = tempDirectory();

async function objectsIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

it('serves the new release to the next request and keeps the old one whole', async () => {
  const site = join(root.path, 'site');
  const releases = await openReleases(site);
  const publish = (home: string, catalog: string) => {
    const files = new Map([
      ['index.html', home],
      ['catalog/index.html', catalog],
    ]);
    return releases.publish({ files, revision: null });
  };
  const reader = publishedSite(site);
  expect(await reader.release()).toBeNull();
  await publish('home', 'catalog');
  const first = await reader.release();
  await publish('second', 'second catalog');
  const second = await reader.release();
  const text = async (release: typeof first, path: string) => {
    const file = await release?.read(path);
    return file && String(file.bytes);
  };
  expect(await text(second, 'index.html')).toBe('second');
  expect(await text(second, 'catalog/index.html')).toBe('second catalog');
  expect(await text(first, 'index.html')).toBe('home');
  expect(await text(first, 'catalog/index.html')).toBe('catalog');
  expect(await text(second, 'nowhere.html')).toBeNull();
  await releases.settled();
});

it('serves the release that replaces one before that is opened', async () => {
  const site = join(root.path, 'site');
  const places = placesOf(site);
  const releases = await openReleases(site);
  for (const home of ['first', 'second']) {
    await releases.publish({ files: new Map([['index.html', home]]), revision: null });
  }
  await releases.settled();
  const replacing = readFileSync(places.current);
  rmSync(places.root(1));
  writeFileSync(places.current, replacing.toString().replace('"number":2', '"number":1'));
  const reader = publishedSite(site);
  await expect(reader.release()).rejects.toThrow('ENOENT');
  const opened = reader.release();
  // Before the file system can say that the first one is gone.
  writeFileSync(places.current, replacing);
  expect((await opened)?.number).toBe(2);
});

it('ignores releases of another format, and is built from scratch', async () => {
  const site = join(root.path, 'site');
  const places = placesOf(site);
  const releases = await openReleases(site);
  await releases.publish({ files: new Map([['index.html', 'home']]), revision: null });
  await releases.settled();
  const before = await objectsIn(places.objects);
  const written = await readFile(places.root(1), 'utf8');
  await writeFile(places.root(1), written.replace('"form":2', '"form":1'));
  const next = await openReleases(site);
  expect([await next.current(), await next.list()]).toEqual([null, []]);
  const directory = join(root.path, 'public');
  await mkdir(directory);
  await writeFile(join(directory, 'index.html'), 'built');
  await next.publish({ directory, revision: null });
  const release = await publishedSite(site).release();
  expect(String((await release?.read('index.html'))?.bytes)).toBe('built');
  expect(await next.list()).toMatchObject([{ number: 2, current: true }]);
  await next.settled();
  // Releases that can no longer be rolled back to are gone, with their contents.
  const left = await objectsIn(places.objects);
  expect(before.filter((name) => left.includes(name))).toEqual([]);
});
