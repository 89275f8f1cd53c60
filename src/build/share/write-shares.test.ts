import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { SharePicture } from './share-picture.ts';
import { writeShares } from './write-shares.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shares-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const picture = (name: string): SharePicture => ({
  src: `/pictures/share-${name}.jpg`,
  title: name,
  alt: name,
  kicker: '',
  cover: null,
});
const options = () => ({
  cacheDirectory: join(root, 'kept'),
  publicDirectory: join(root, 'public'),
});

it('draws each picture once, however many pages show it', async () => {
  expect(await writeShares([picture('a'), picture('a'), picture('b')], options())).toBe(2);
  expect(await readFile(join(root, 'public/pictures/share-a.jpg'))).toHaveProperty('length');
});

it('redraws no cached picture, leaves an existing file untouched, and restores a lost one', async () => {
  const path = join(root, 'public/pictures/share-a.jpg');
  await writeShares([picture('a')], options());
  const before = await stat(path);
  expect(await writeShares([picture('a')], options())).toBe(0);
  expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
  await rm(path);
  expect(await writeShares([picture('a')], options())).toBe(0);
  expect((await stat(path)).size).toBe(before.size);
});

it('fails when a cover is missing', async () => {
  const lost = { ...picture('a'), cover: '/pictures/lost.webp' };
  await expect(writeShares([lost], options())).rejects.toThrow(/lost\.webp/);
});
