import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds for which a tab may stay open after a new screen was built: a week. */
const OPEN = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the files of earlier builds beside those of a new one: a tab that was opened before loads
 * the screens that it has not shown yet by their old names.
 * @param now those that were built more than a week before are left behind.
 */
export async function keepAssets(earlier: string, fresh: string, now: Date): Promise<void> {
  const names = await readdir(earlier).catch(() => []);
  await mkdir(fresh, { recursive: true });
  const there = new Set(await readdir(fresh));
  for (const name of names) {
    const from = join(earlier, name);
    const { mtime } = await stat(from);
    if (there.has(name) || now.getTime() - mtime.getTime() > OPEN) continue;
    const to = join(fresh, name);
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await utimes(to, mtime, mtime);
  }
}
