import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Milliseconds for which a tab may stay open after a new screen was built: a week. */
const OPEN = 7 * 24 * 60 * 60 * 1000;

/** What names all other files, and what names the sources that it was built from. */
const LAST = ['index.html', 'built-from'];

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

/** Removes what was built so long ago that no tab loads it any more. */
async function dropOld(assets: string, now: Date): Promise<void> {
  for (const name of await readdir(assets).catch(() => [])) {
    const path = join(assets, name);
    const { mtime } = await stat(path);
    if (now.getTime() - mtime.getTime() > OPEN) await rm(path);
  }
}

/**
 * Puts a new build of the screen where it is served. The one before is whole until its document is
 * replaced, which happens at once: all that the new document loads is there by then. Files of
 * earlier builds stay for tabs that load the screens that they have not shown yet by their old names.
 * @param fresh the build, which is gone afterwards.
 */
export async function putScreen(fresh: string, place: string, now: Date): Promise<void> {
  const files = await filesIn(fresh);
  const last = LAST.filter((name) => files.includes(name));
  for (const name of [...files.filter((one) => !LAST.includes(one)), ...last]) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await rename(join(fresh, name), join(place, name));
  }
  await rm(fresh, { recursive: true });
  await dropOld(join(place, 'assets'), now);
}
