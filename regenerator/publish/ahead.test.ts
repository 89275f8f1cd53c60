import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { storedBytes } from './file-content.ts';
import { publishedSite } from './published-site.ts';
import { openReleases, type Releases } from './releases.ts';

let releases: Releases;
afterEach(() => releases.settled());
const root = tempDirectory();
const site = () => join(root.path, 'site');
const ahead = () => join(site(), 'ahead');
const content = (text: string) => storedBytes(Buffer.from(text));

const publish = (text: string) =>
  releases.publish({ files: new Map([['data.json', content(text)]]), revision: null });

async function served(): Promise<string> {
  const release = await publishedSite(site()).release();
  return String((await release?.read('data.json'))?.bytes);
}

async function waiting(): Promise<string[]> {
  return (await readdir(ahead())).map((name) => join(ahead(), name));
}

beforeEach(async () => {
  releases = await openReleases(site());
  await publish('first');
});

it('moves a file written ahead to its place in the release', async () => {
  releases.writeAhead(content('second'));
  const [file = ''] = await waiting();
  const { ino } = await stat(file);
  await publish('second');
  expect(await served()).toBe('second');
  const { sha256 } = content('second').entry;
  expect((await stat(join(site(), 'objects', sha256.slice(0, 2), sha256))).ino).toBe(ino);
  expect(await waiting()).toEqual([]);
});

it('removes files that no release contains', async () => {
  for (const text of ['refused', 'first', 'refused']) releases.writeAhead(content(text));
  expect(await waiting()).toHaveLength(2);
  await publish('second');
  expect(await served()).toBe('second');
  expect(await waiting()).toEqual([]);
});

it('works without the files when another process has removed them', async () => {
  releases.writeAhead(content('second'));
  await rm(ahead(), { recursive: true });
  await publish('second');
  expect(await served()).toBe('second');
});

it('works without the files when nothing can be written ahead', async () => {
  await writeFile(ahead(), 'no directory');
  releases.writeAhead(content('second'));
  await publish('second');
  expect(await served()).toBe('second');
});

it('cleans up after a process that died', async () => {
  releases.writeAhead(content('second'));
  await releases.settled();
  releases = await openReleases(site());
  await publish('third');
  await expect(waiting()).rejects.toThrow('ENOENT');
});
