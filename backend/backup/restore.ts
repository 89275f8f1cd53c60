import type { Environment } from '../../src/config/environment.ts';
import { lockDatabase } from '../db/lock.ts';
import { lastOf, migrationsIn } from '../db/migration-files.ts';
import { isServed } from '../db/migration-state.ts';
import { migrationsFolder } from '../db/open.ts';
import { openMedia } from '../media-store/open-media.ts';
import { BackupError } from './backup-error.ts';
import type { Header } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { requireRoom, restoreEmbedded } from './restore-embedded.ts';
import { requireServer, restoreServer } from './restore-server.ts';
import { onStage } from './stage.ts';
import { unpackTo } from './unpack.ts';

export type RestoreOptions = {
  readonly environment: Environment;
  readonly from: string;
  /** Whether the present data may be lost. */
  readonly mayReplace?: boolean;
};

export type Restored = {
  /** The header of the backup. */
  readonly header: Header;
  /** Whether the server's database still has to be migrated; the embedded one never has to. */
  readonly needsMigrating: boolean;
};

/**
 * Checks a backup as a start checks a database: a newer one is accepted as long as it still has
 * everything that this version uses.
 * @returns whether it is of an older version.
 * @throws BackupError for a backup that this version or this kind of database cannot accept.
 */
function requireFit(
  { database, migration, serves_from: servesFrom }: Header,
  from: string,
  url: string | undefined,
): boolean {
  const known = migrationsIn(migrationsFolder);
  if (migration > lastOf(known) && !isServed({ servesFrom }, known)) {
    throw new BackupError(`${from} was made by a newer version; update this one first.`);
  }
  if (database === 'postgresql' && !url) {
    throw new BackupError(`${from} is of a PostgreSQL server; set DATABASE_URL.`);
  }
  if (database === 'embedded' && url) {
    throw new BackupError(
      `${from} is of the embedded database, which no server takes; unset DATABASE_URL to restore it.`,
    );
  }
  return migration < lastOf(known);
}

/**
 * Restores a backup: the database as a whole or not at all, media in addition to the existing ones.
 * The site is not touched: at its next start it compares itself with the content.
 * @throws BackupError, DatabaseLockedError, MediaStoreError; the present data is unchanged then.
 */
export async function restore({
  environment,
  from,
  mayReplace = false,
}: RestoreOptions): Promise<Restored> {
  const {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    BACKUP_KEY: key,
    POSTGRES_BIN: programs,
  } = environment;
  const unlock = url ? () => {} : lockDatabase(dataDir);
  try {
    if (!url) requireRoom(dataDir, mayReplace);
    // Read twice: nothing is touched before every byte has been verified.
    const { header } = await readArchive(from, key);
    const isOlder = requireFit(header, from, url);
    const { postgresql } = header;
    const tools = url ? await requireServer(url, programs, { mayReplace, postgresql }) : null;
    const media = await openMedia(environment);
    await onStage(dataDir, 'restore', async (stage) => {
      await readArchive(from, key, unpackTo(stage, media));
      if (tools) await restoreServer(tools, stage);
      else await restoreEmbedded(dataDir, stage);
    });
    return { header, needsMigrating: url !== undefined && isOlder };
  } finally {
    unlock();
  }
}
