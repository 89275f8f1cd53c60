import { cp, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';

/** Releases kept: the one served, and the one before it for readers still in the middle of it. */
const KEPT = 2;

const copyOptions = {
  recursive: true,
  mode: constants.COPYFILE_FICLONE,
  preserveTimestamps: true,
} as const;

/** Link to the release that is served. */
export const currentLink = (siteDirectory: string) => join(siteDirectory, 'current');

async function dropOld(releases: string): Promise<void> {
  const names = (await readdir(releases)).sort();
  for (const name of names.slice(0, -KEPT)) await rm(join(releases, name), { recursive: true });
}

/**
 * Makes a finished build the site that is served. Gatsby writes into its directory in place, so
 * what visitors read is a copy, and the swap of one link is the moment it changes.
 */
export async function publishRelease(
  publicDirectory: string,
  siteDirectory: string,
): Promise<void> {
  const releases = join(siteDirectory, 'releases');
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await mkdir(releases, { recursive: true });
  await cp(publicDirectory, join(releases, name), copyOptions);
  const next = `${currentLink(siteDirectory)}.next`;
  await rm(next, { force: true });
  await symlink(join('releases', name), next);
  await rename(next, currentLink(siteDirectory));
  await dropOld(releases);
}

/** Whether anything was ever published. */
export function hasRelease(siteDirectory: string): Promise<boolean> {
  return readlink(currentLink(siteDirectory)).then(
    () => true,
    () => false,
  );
}

/** Puts the files of the served release back where a failed build has left a mixture. */
export async function restoreRelease(
  siteDirectory: string,
  publicDirectory: string,
): Promise<void> {
  const partial = `${publicDirectory}.restoring`;
  await rm(partial, { recursive: true, force: true });
  await cp(join(currentLink(siteDirectory), '/'), partial, copyOptions);
  await rm(publicDirectory, { recursive: true, force: true });
  await rename(partial, publicDirectory);
}
