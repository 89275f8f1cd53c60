import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { releaseStore } from '../../tests/unit/release-store.ts';
import { openReleases } from './releases.ts';

const { releases, source, site, write, open, files, remove, all, some, served, storeFiles } =
  releaseStore();

describe('publish', () => {
  it('publishes the whole directory, and later skips what did not change', async () => {
    expect(await releases().current()).toBeNull();
    expect(await all(7)).toEqual({
      number: 1,
      changed: ['catalog/index.html', 'index.html', 'о нас.html'],
      removed: [],
    });
    expect(await releases().current()).toMatchObject({ number: 1, revision: 7, files: 3 });
    await write('index.html', 'new home');
    await remove('о нас.html');
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
    expect(await releases().current()).toMatchObject({ files: 3 });
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
      expect(await releases().current()).toMatchObject({ number: 1 });
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
    await releases().settled();
    await writeFile(join(site(), 'releases/1.json'), '{');
    await open();
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
    expect(await releases().rollBack()).toMatchObject({ number: 2, revision: 2, current: true });
    expect(await served()).toMatchObject({ 'index.html': 'second' });
    expect(await releases().rollBack()).toMatchObject({ number: 1 });
    await expect(releases().rollBack()).rejects.toThrow('no release');
    expect(await served()).toMatchObject({ 'index.html': 'home' });
    const known = await releases().list();
    expect(known.map(({ number, current }) => [number, current])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  it('serves a named release, even a newer one, and refuses one that does not exist', async () => {
    await releases().rollBack(1);
    await releases().rollBack(3);
    expect(await served()).toMatchObject({ 'index.html': 'third' });
    await expect(releases().rollBack(4)).rejects.toThrow('There is no release 4');
  });

  it('lasts until the next publication, which builds on the newest release', async () => {
    await releases().rollBack(1);
    await write('new.html', 'new');
    expect(await some(['new.html'])).toMatchObject({ number: 4, changed: ['new.html'] });
    expect(await served()).toMatchObject({ 'index.html': 'third', 'new.html': 'new' });
  });

  it('ends when the newest release is published again unchanged', async () => {
    await releases().rollBack(1);
    expect(await all()).toEqual({ number: 3, changed: [], removed: [] });
    expect(await served()).toMatchObject({ 'index.html': 'third' });
  });
});

describe('restoreTo', () => {
  it('replaces the target directory with the served release', async () => {
    await all();
    await write('index.html', 'half-built');
    await write('stray.html', 'stray');
    await releases().restoreTo(source());
    expect(await readFile(join(source(), 'index.html'), 'utf8')).toBe('home');
    expect(await readFile(join(source(), 'catalog/index.html'), 'utf8')).toBe('catalog');
    await expect(stat(join(source(), 'stray.html'))).rejects.toThrow('ENOENT');
    expect((await all()).changed).toEqual([]);
  });

  it('fails when nothing was published yet', async () => {
    await expect(releases().restoreTo(source())).rejects.toThrow('Nothing was published yet.');
    expect(await readFile(join(source(), 'index.html'), 'utf8')).toBe('home');
  });
});
