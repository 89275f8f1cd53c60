import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { png } from '../../tests/unit/png.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { encodeApart } from './encode-apart.ts';

const directory = tempDirectory();

const encodingTo = async (path: string) => ({
  original: await png(120, 60),
  files: [{ path, width: 40, format: 'webp' as const }],
});

test('an error of the file system is told apart from one of the picture', async () => {
  const taken = join(directory.path, 'taken.webp');
  await mkdir(taken);
  await expect(encodeApart(await encodingTo(taken))).rejects.toMatchObject({ syscall: 'rename' });
  const missing = await encodingTo(join(directory.path, 'missing', 'a.webp'));
  await expect(encodeApart(missing)).rejects.toMatchObject({ syscall: 'open' });
  const broken = { ...(await encodingTo(taken)), original: Buffer.from('<html>') };
  await expect(encodeApart(broken)).rejects.not.toHaveProperty('syscall');
});

test('a file that cannot be put in its place leaves nothing behind', async () => {
  const taken = join(directory.path, 'occupied.webp');
  await mkdir(taken);
  await expect(encodeApart(await encodingTo(taken))).rejects.toThrow('EISDIR');
  expect(await readdir(directory.path)).not.toContainEqual(expect.stringMatching(/\.part$/));
});

test('a picture that cannot be encoded stops no other one, nor those that come later', async () => {
  const good = join(directory.path, 'good.webp');
  const broken = { original: Buffer.from('<html>'), files: (await encodingTo(good)).files };
  const [failed, encoded] = await Promise.allSettled([
    encodeApart(broken),
    encodeApart(await encodingTo(good)),
  ]);
  expect([failed.status, encoded.status]).toEqual(['rejected', 'fulfilled']);
  await encodeApart(await encodingTo(join(directory.path, 'later.webp')));
  expect((await readdir(directory.path)).filter((name) => name.endsWith('.webp'))).toEqual(
    expect.arrayContaining(['good.webp', 'later.webp']),
  );
});
