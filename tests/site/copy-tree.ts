import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import pLimit from 'p-limit';

const TOGETHER = 16;

/**
 * Replaces a directory with a copy of another.
 * @param isShared whether a file, by its path in the directory, may be hard-linked: only files that
 * are replaced and never written in place.
 */
export async function copyTree(
  from: string,
  to: string,
  isShared: (path: string) => boolean = () => false,
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: relative(from, join(entry.parentPath, entry.name)),
    isFile: entry.isFile(),
    isDirectory: entry.isDirectory(),
  }));
  for (const { path } of paths.filter(({ isDirectory }) => isDirectory)) {
    await mkdir(join(to, path), { recursive: true });
  }
  const limit = pLimit(TOGETHER);
  const put = async (path: string) => {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    if (isShared(path)) await link(join(from, path), target);
    else await copyFile(join(from, path), target, constants.COPYFILE_FICLONE);
  };
  const files = paths.filter(({ isFile }) => isFile);
  await Promise.all(files.map(({ path }) => limit(put, path)));
}
