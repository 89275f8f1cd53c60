import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import type { FileChanges } from './file-content.ts';
import { publishedSite } from './published-site.ts';
import { openReleases, type Releases } from './releases.ts';

afterEach(() => releases.settled());
const root = tempDirectory();
let releases: Releases;
const source = () => join(root.path, 'public');
const site = () => join(root.path, 'site');

async function write(path: string, text: string) {
  await mkdir(dirname(join(source(), path)), { recursive: true });
  await writeFile(join(source(), path), text);
}

const all = (revision: number | null = null) => releases.publish({ directory: source(), revision });

/** These files with their current content in the directory. */
const files = (changed: string[], removed: string[] = []): FileChanges =>
  new Map([
    ...changed.map((path) => [path, { file: join(source(), path) }] as const),
    ...removed.map((path) => [path, null] as const),
  ]);
const some = (changed: string[], removed?: string[]) =>
  releases.publish({ files: files(changed, removed), revision: null });

/** What is served, by path. */
async function served(): Promise<Record<string, string>> {
  const release = await publishedSite(site()).release();
  const paths = [...((await release?.files()) ?? new Map<string, unknown>()).keys()];
  const texts = paths.map(async (path) => [path, String((await release?.read(path))?.bytes)]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

/** Every file of the idle store, with its modification time. */
async function storeFiles(): Promise<Map<string, number>> {
  await releases.settled();
  const entries = await readdir(site(), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const)),
  );
}

beforeEach(async () => {
  releases = await openReleases(site());
  await write('index.html', 'home');
  await write('catalog/index.html', 'catalog');
  await write('о нас.html', 'about');
});

describe('publish', () => {
  it('publishes the whole directory, and later skips what did not change', async () => {
    expect(await releases.current()).toBeNull();
    expect(await all(7)).toEqual({
      number: 1,
      changed: ['catalog/index.html', 'index.html', 'о нас.html'],
      removed: [],
    });
    expect(await releases.current()).toMatchObject({ number: 1, revision: 7, files: 3 });
    await write('index.html', 'new home');
    await rm(join(source(), 'о нас.html'));
    expect(await all()).toEqual({ number: 2, changed: ['index.html'], removed: ['о нас.html'] });
    expect(await served()).toEqual({ 'index.html': 'new home', 'catalog/index.html': 'catalog' });
  });

  it('publishes only the named files', async () => {
    await all();
    await write('index.html', 'new home');
    await write('catalog/index.html', 'not named');
    await write('new.html', 'new');
    const published = await some(['index.html', 'new.html'], ['о нас.html', 'never.html']);
    expect(published).toEqual({
      number: 2,
      changed: ['index.html', 'new.html'],
      removed: ['о нас.html'],
    });
    expect(await served()).toEqual({
      'index.html': 'new home',
      'catalog/index.html': 'catalog',
      'new.html': 'new',
    });
    expect(await releases.current()).toMatchObject({ files: 3 });
  });

  it('touches no file of the store when nothing changed', async () => {
    await all();
    await all();
    const before = await storeFiles();
    expect(await some(['index.html', 'catalog/index.html'])).toEqual({
      number: 1,
      changed: [],
      removed: [],
    });
    await write('index.html', 'home');
    expect((await some(['index.html'])).number).toBe(1);
    expect(await storeFiles()).toEqual(before);
  });

  it('copies: later writes to the directory are not served', async () => {
    await all();
    await write('index.html', 'half-wri');
    expect(await served()).toMatchObject({ 'index.html': 'home' });
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/./b', '', 'a\nb'])(
    'refuses the path %j and keeps the current release',
    async (path) => {
      await all();
      await expect(some(['index.html', path])).rejects.toThrow('is no path of a site');
      expect(await releases.current()).toMatchObject({ number: 1 });
    },
  );

  it('keeps the current release when a named file is missing, and publishes the next time', async () => {
    await all();
    const before = await served();
    await write('new.html', 'new');
    await expect(some(['new.html', 'missing.html'])).rejects.toThrow('ENOENT');
    expect(await served()).toEqual(before);
    expect((await some(['new.html'])).number).toBe(2);
  });

  it('keeps a release whole when the next publication fails', async () => {
    await all();
    await write('index.html', 'new home');
    // The stamps of the directory are written last, and here they cannot be.
    await mkdir(join(site(), 'sources.next'));
    await expect(all()).rejects.toThrow('EISDIR');
    expect(await served()).toMatchObject({
      'index.html': 'new home',
      'catalog/index.html': 'catalog',
    });
    await rm(join(site(), 'sources.next'), { recursive: true });
    await write('index.html', 'newer home');
    expect(await all()).toMatchObject({ changed: ['index.html'] });
  });

  it('runs concurrent publications in order', async () => {
    await all();
    const texts = ['one', 'two', 'three', 'four'];
    for (const text of texts) await write(`${text}.html`, text);
    const published = await Promise.all(texts.map((text) => some([`${text}.html`])));
    expect(published.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
    expect(Object.keys(await served())).toEqual(
      expect.arrayContaining(texts.map((text) => `${text}.html`)),
    );
  });

  it('builds on what another process has published meanwhile', async () => {
    await all();
    const other = await openReleases(site());
    await write('other.html', 'other');
    await other.publish({ files: files(['other.html']), revision: null });
    await other.settled();
    await write('own.html', 'own');
    expect((await some(['own.html'])).number).toBe(3);
    expect(await served()).toMatchObject({ 'other.html': 'other', 'own.html': 'own' });
  });

  it('reports a damaged release, and repairs it by publishing the whole site', async () => {
    await all();
    await releases.settled();
    await writeFile(join(site(), 'releases/1.json'), '{');
    releases = await openReleases(site());
    await expect(some(['index.html'])).rejects.toThrow('Release 1 is damaged');
    expect(await all()).toMatchObject({ number: 2 });
    expect(await served()).toMatchObject({ 'index.html': 'home' });
  });
});

describe('rollBack', () => {
  beforeEach(async () => {
    await all(1);
    await write('index.html', 'second');
    await all(2);
    await write('index.html', 'third');
    await all(3);
  });

  it('serves the previous release, and then the one before it', async () => {
    expect(await releases.rollBack()).toMatchObject({ number: 2, revision: 2, current: true });
    expect(await served()).toMatchObject({ 'index.html': 'second' });
    expect(await releases.rollBack()).toMatchObject({ number: 1 });
    await expect(releases.rollBack()).rejects.toThrow('no release');
    expect(await served()).toMatchObject({ 'index.html': 'home' });
    const known = await releases.list();
    expect(known.map(({ number, current }) => [number, current])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  it('serves a named release, even a newer one, and refuses one that does not exist', async () => {
    await releases.rollBack(1);
    await releases.rollBack(3);
    expect(await served()).toMatchObject({ 'index.html': 'third' });
    await expect(releases.rollBack(4)).rejects.toThrow('There is no release 4');
  });

  it('lasts until the next publication, which builds on the newest release', async () => {
    await releases.rollBack(1);
    await write('new.html', 'new');
    expect(await some(['new.html'])).toMatchObject({ number: 4, changed: ['new.html'] });
    expect(await served()).toMatchObject({ 'index.html': 'third', 'new.html': 'new' });
  });

  it('ends when the newest release is published again unchanged', async () => {
    await releases.rollBack(1);
    expect(await all()).toEqual({ number: 3, changed: [], removed: [] });
    expect(await served()).toMatchObject({ 'index.html': 'third' });
  });
});

describe('what is kept', () => {
  it('is the last ten releases and not a file more', async () => {
    await all();
    for (let version = 2; version <= 14; version += 1) {
      await write('index.html', `version ${version}`);
      await write('alike.html', version % 2 ? 'odd' : 'even');
      await all();
      // Contents that are not flushed yet are stored in addition.
      await releases.settled();
    }
    const kept = await releases.list();
    expect(kept.map(({ number }) => number)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    for (const { number } of kept) {
      await releases.rollBack(number);
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

  it('removes what a crash left once the next publication is done', async () => {
    await all();
    await releases.settled();
    await writeFile(join(site(), 'objects/ab', 'ab'.repeat(32)), 'left behind');
    await writeFile(join(site(), 'releases/2.json'), '{}');
    await mkdir(join(site(), 'staging'), { recursive: true });
    await writeFile(join(site(), 'staging/1'), 'half');
    // No process has this id: the largest a system assigns is far below.
    await writeFile(join(site(), 'publishing'), '4999999 1');
    releases = await openReleases(site());
    await write('index.html', 'new home');
    expect((await all()).number).toBe(2);
    // Another operation, so that the previous sweep is done.
    await releases.rollBack(2);
    await releases.settled();
    const left = [...(await storeFiles()).keys()];
    expect(left.filter((file) => /abab|staging|unswept/.test(file))).toEqual([]);
  });
});

describe('restoreTo', () => {
  it('replaces the target directory with the served release', async () => {
    await all();
    await write('index.html', 'half-built');
    await write('stray.html', 'stray');
    await releases.restoreTo(source());
    expect(await readFile(join(source(), 'index.html'), 'utf8')).toBe('home');
    expect(await readFile(join(source(), 'catalog/index.html'), 'utf8')).toBe('catalog');
    await expect(stat(join(source(), 'stray.html'))).rejects.toThrow('ENOENT');
    expect((await all()).changed).toEqual([]);
  });

  it('fails when nothing was published yet', async () => {
    await expect(releases.restoreTo(source())).rejects.toThrow('Nothing was published yet.');
    expect(await readFile(join(source(), 'index.html'), 'utf8')).toBe('home');
  });
});
