import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { findFile } from './files.ts';

const root = tempDirectory();

async function release() {
  const current = await publishedSite(join(root.path, 'site')).release();
  if (!current) throw new Error('nothing is published');
  return current;
}

const look = async (path: string) => findFile(await release(), path);

async function found(path: string) {
  const file = await look(path);
  return file?.kind === 'file' ? file.body.toString() : (file?.to ?? null);
}

async function publish(home: string) {
  const directory = join(root.path, 'public');
  await mkdir(join(directory, 'catalog'), { recursive: true });
  await writeFile(join(directory, 'index.html'), home);
  await writeFile(join(directory, 'catalog/index.html'), 'catalog');
  await writeFile(join(directory, 'о нас.html'), 'about');
  await writeFile(join(directory, '_redirects'), 'rules');
  const releases = await openReleases(join(root.path, 'site'));
  await releases.publish({ directory, revision: null });
  await releases.settled();
}

beforeEach(() => publish('one'));

describe('findFile', () => {
  it('finds a page by its directory and by its file', async () => {
    expect(await found('/catalog/')).toBe('catalog');
    expect(await found('/catalog/index.html')).toBe('catalog');
    expect(await found('/%D0%BE%20%D0%BD%D0%B0%D1%81')).toBe('about');
  });

  it('redirects a URL without its trailing slash to the one with it', async () => {
    expect(await found('/catalog')).toBe('/catalog/');
  });

  it('finds nothing outside the site, and no rule files', async () => {
    for (const path of [
      '/../current',
      '/..%2fcurrent',
      '/%2e%2e/current',
      '/catalog/..%2findex.html',
      '/catalog%2findex.html',
      '/catalog%2f%2findex.html',
      '/_redirects',
      '/%',
      '/%00',
      '/nope',
    ]) {
      expect(await found(path)).toBeNull();
    }
  });

  it('tags a file by its content', async () => {
    const before = await look('/');
    const catalog = await look('/catalog/');
    await publish('two');
    expect(await look('/')).not.toHaveProperty('etag', Reflect.get(before ?? {}, 'etag'));
    expect(await look('/catalog/')).toEqual(catalog);
  });
});
