import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { madeAt } from './place.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes the backups of a directory that are older than a number of days, going by their names. Called after a new
 * backup is complete: while backups fail, the old ones stay.
 * @param now when the new backup was made.
 * @returns the names of the removed files.
 */
export async function removeOldBackups(
  directory: string,
  days: number,
  now: Date,
): Promise<string[]> {
  const oldest = now.getTime() - days * DAY;
  const isOld = (name: string) => {
    const made = madeAt(name);
    return made !== null && made.getTime() < oldest;
  };
  const old = (await readdir(directory)).filter(isOld).toSorted();
  for (const name of old) await rm(join(directory, name), { force: true });
  return old;
}
