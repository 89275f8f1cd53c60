import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { writeWhole } from './write-whole.ts';

const directory = tempDirectory();
const bytes = Buffer.from('file');

test('writes a file, in place of an older one', async () => {
  const path = join(directory.path, 'a.webp');
  await writeWhole(path, Buffer.from('older'));
  await writeWhole(path, bytes);
  expect(await readFile(path)).toEqual(bytes);
});

test('a file that cannot be put in its place leaves nothing behind', async () => {
  const taken = join(directory.path, 'taken.webp');
  await mkdir(taken);
  await expect(writeWhole(taken, bytes)).rejects.toMatchObject({ syscall: 'rename' });
  expect(await readdir(directory.path)).not.toContainEqual(expect.stringMatching(/\.part$/));
  const missing = join(directory.path, 'missing', 'a.webp');
  await expect(writeWhole(missing, bytes)).rejects.toMatchObject({ syscall: 'open' });
});
