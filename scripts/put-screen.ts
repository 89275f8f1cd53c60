import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Milliseconds for which a tab may stay open after a new screen was built: a week. */
const OPEN = 7 * 24 * 60 * 60 * 1000;

/** The names of the assets of the build that is served, one a line. */
const SERVED = 'served-assets';

/** The document that refers to all other files, and the record of the sources it was built from. */
const LAST = ['index.html', 'built-from'];

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

const namesIn = (assets: string): Promise<string[]> => readdir(assets).catch(() => []);

/** Dates the assets of the served build, without a list all of them: tabs may have loaded its document until now. */
async function dateServed(place: string, now: Date): Promise<void> {
  const listed = await readFile(join(place, SERVED), 'utf8').catch(() => null);
  const served = listed === null ? null : new Set(listed.split('\n'));
  const assets = join(place, 'assets');
  for (const name of await namesIn(assets)) {
    if (served?.has(name) ?? true) await utimes(join(assets, name), now, now);
  }
}

/** Removes builds that were replaced so long ago that no tab loads them any more. */
async function dropOld(assets: string, now: Date): Promise<void> {
  for (const name of await namesIn(assets)) {
    const path = join(assets, name);
    const { mtime } = await stat(path);
    if (now.getTime() - mtime.getTime() > OPEN) await rm(path);
  }
}

/**
 * Moves a new build of the screen to where it is served. The previous one is complete until its document is
 * replaced atomically, after all files that the new document loads. Files of earlier builds stay for open
 * tabs, which load further screens under the old names.
 * @param fresh the build; its folder is gone afterwards.
 */
export async function putScreen(fresh: string, place: string, now: Date): Promise<void> {
  await dateServed(place, now);
  await writeFile(join(fresh, SERVED), (await namesIn(join(fresh, 'assets'))).join('\n'));
  const files = await filesIn(fresh);
  const last = LAST.filter((name) => files.includes(name));
  for (const name of [...files.filter((one) => !LAST.includes(one)), ...last]) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await rename(join(fresh, name), join(place, name));
  }
  await rm(fresh, { recursive: true });
  await dropOld(join(place, 'assets'), now);
}
