import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyTree } from '../site/copy-tree.ts';
import { usePreparedSite } from '../site/prepared.ts';
import { openFilled } from './filled.ts';

/** Milliseconds in which the regenerator renders all articles of a grown site, even on a busy machine. */
export const GROWING = 1_800_000;

export type Wanted = {
  readonly articles: string;
  /**
   * Takes the site that the tests share: the regenerator then grows it to that number of articles, which is
   * faster than building all of it.
   */
  readonly grown: boolean;
};

/**
 * Starts from scratch in a folder: content with that many articles, and a built site only if it is to be
 * grown.
 * @param databaseUrl an empty PostgreSQL server for the content; absent: an embedded database in the folder.
 */
export async function fillSite(
  dataDir: string,
  { articles, grown }: Wanted,
  databaseUrl?: string,
): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  if (!grown) {
    const seeding = ['backend/seed/main.ts', '--replace', '--articles', articles];
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    await promisify(execFile)(process.execPath, seeding, { env });
    return;
  }
  const filled = join('.data', 'bench');
  await (await openFilled(filled, Number(articles), databaseUrl)).close();
  await usePreparedSite(dataDir);
  await rm(join(dataDir, 'database'), { recursive: true });
  if (databaseUrl !== undefined) return;
  await copyTree(join(filled, 'database'), join(dataDir, 'database'));
}
