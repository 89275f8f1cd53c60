import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { FileEntry } from './manifest.ts';
import { isPage } from './page-slots.ts';
import { publishedSite } from './published-site.ts';

const TOGETHER = 16;

/**
 * Writes the served release to a plain directory.
 * @throws Error when nothing was ever published.
 */
export async function restoreTo(site: string, directory: string): Promise<void> {
  const release = await publishedSite(site).release();
  if (!release) throw new Error('Nothing was published yet.');
  const partial = `${directory}.restoring`;
  await rm(partial, { recursive: true, force: true });
  const files = await release.files();
  for (const folder of new Set([...files.keys()].map((path) => dirname(path)))) {
    await mkdir(join(partial, folder), { recursive: true });
  }
  const limit = pLimit(TOGETHER);
  const put = async (path: string, entry: FileEntry) => {
    const to = join(partial, path);
    if (!isPage(path)) await copyFile(release.place(entry), to, constants.COPYFILE_FICLONE);
    else await writeFile(to, (await release.read(path))?.bytes ?? '');
  };
  await Promise.all([...files].map(([path, entry]) => limit(put, path, entry)));
  await rm(directory, { recursive: true, force: true });
  await rename(partial, directory);
}
