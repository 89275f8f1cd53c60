import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

const directory = tempDirectory();

it('keeps pictures that content, its texts or shared links show, and no others', async () => {
  const [shown, inText, old] = ['0', '1', '2'].map((digit) => digit.repeat(16));
  const names = [`${shown}-480.avif`, `${inText}-960.webp`, 'share-a.png', `${old}-480.avif`];
  await mkdir(join(directory.path, 'pictures'));
  for (const name of names) await writeFile(join(directory.path, 'pictures', name), '');
  await removeUnusedPictures(directory.path, [
    { entity: { cover: { srcSet: `/pictures/${shown}-480.avif 480w` } } },
    { entity: { body: `<img src="/pictures/${inText}-960.webp" />` } },
    { share: { src: '/pictures/share-a.png', cover: null } },
    { path: '/somewhere/else/' },
  ]);
  expect((await readdir(join(directory.path, 'pictures'))).sort()).toEqual(
    names.slice(0, 3).sort(),
  );
});

it('does nothing for a site without pictures', async () => {
  const path = join(directory.path, 'of-another-site');
  await expect(removeUnusedPictures(path, [])).resolves.toBeUndefined();
});
