import { copyFile, link, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { drawShare, type Pens } from './draw-share.ts';
import { lettersOf } from './letters.ts';
import type { SharePicture } from './share-picture.ts';

export type ShareOptions = {
  /** Kept between builds, so that a picture is drawn once. */
  readonly cacheDirectory: string;
  /** The built site. */
  readonly publicDirectory: string;
  /** Called with the number of finished pictures and the total. */
  readonly progress?: (done: number, total: number) => void;
};

const AT_ONCE = 4;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Draws pictures that are not cached yet and puts all of them into the site.
 * @returns the number of drawn pictures.
 */
export async function writeShares(
  pictures: readonly SharePicture[],
  { cacheDirectory, publicDirectory, progress = () => {} }: ShareOptions,
): Promise<number> {
  const distinct = [...new Map(pictures.map((picture) => [picture.src, picture])).values()];
  await mkdir(cacheDirectory, { recursive: true });
  await mkdir(join(publicDirectory, 'pictures'), { recursive: true });
  let pens: Pens | undefined;
  let drawn = 0;
  let done = 0;
  const write = async (picture: SharePicture) => {
    const kept = join(cacheDirectory, basename(picture.src));
    const target = join(publicDirectory, picture.src);
    if (!(await exists(kept))) {
      // Reading the fonts takes longer than a whole build with nothing to draw.
      pens ??= { bold: lettersOf(600), medium: lettersOf(500) };
      const cover = picture.cover ? await readFile(join(publicDirectory, picture.cover)) : null;
      await writeFile(`${kept}.part`, await drawShare(picture, cover, pens));
      await rename(`${kept}.part`, kept);
      drawn += 1;
    }
    if (!(await exists(target))) await link(kept, target).catch(() => copyFile(kept, target));
    done += 1;
    progress(done, distinct.length);
  };
  const limit = pLimit(AT_ONCE);
  await Promise.all(distinct.map((picture) => limit(() => write(picture))));
  return drawn;
}
