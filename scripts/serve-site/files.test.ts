import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFile } from './files.ts';

let root = '';
const found = async (path: string) => {
  const file = await findFile(join(root, 'site'), path);
  return file?.kind === 'file' ? file.body.toString() : (file?.to ?? null);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const release of ['one', 'two']) {
    await mkdir(join(root, release, 'catalog'), { recursive: true });
    await writeFile(join(root, release, 'index.html'), release);
    await writeFile(join(root, release, 'catalog/index.html'), 'catalog');
    await writeFile(join(root, release, 'о нас.html'), 'about');
    await writeFile(join(root, release, '_redirects'), 'rules');
  }
  await writeFile(join(root, 'secret.txt'), 'secret');
  await symlink('one', join(root, 'site'));
});

afterAll(() => rm(root, { recursive: true }));

describe('findFile', () => {
  it('finds a page by its directory and by its file', async () => {
    expect(await found('/catalog/')).toBe('catalog');
    expect(await found('/catalog/index.html')).toBe('catalog');
    expect(await found('/%D0%BE%20%D0%BD%D0%B0%D1%81')).toBe('about');
  });

  it('sends an address without its slash to the one with it', async () => {
    expect(await found('/catalog')).toBe('/catalog/');
  });

  it('finds nothing outside the site, and no file of rules', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
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

  it('reads the release the link shows at this moment', async () => {
    expect(await found('/')).toBe('one');
    await rm(join(root, 'site'));
    await symlink('two', join(root, 'site'));
    expect(await found('/')).toBe('two');
  });
});
