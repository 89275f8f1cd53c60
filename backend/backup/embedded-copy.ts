import { constants, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDatabase } from '../db/lock.ts';
import { BackupError } from './backup-error.ts';
import { askForSnapshot } from './door.ts';
import { readVersion, VERSION, type Version } from './version.ts';

/** Copies a directory; systems that can share the blocks do. */
export const copyDirectory = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/**
 * Copies the embedded database as it is now: the backend that has it open does that between two
 * statements, and without one the files are copied under its lock.
 * @throws BackupError, DatabaseLockedError
 */
export async function copyEmbedded(dataDir: string, stage: string): Promise<string> {
  const database = join(dataDir, 'database');
  const copy = join(stage, 'database');
  if (!existsSync(database)) throw new BackupError(`There is no database in ${dataDir}.`);
  if (await askForSnapshot(dataDir, stage)) return copy;
  const unlock = lockDatabase(dataDir);
  try {
    await copyDirectory(database, copy);
    return copy;
  } finally {
    unlock();
  }
}

/**
 * Opens a copied database, which shows that it can be opened, and leaves it cleanly shut down.
 * @throws what a damaged one makes PGlite throw.
 */
export async function versionOfCopy(directory: string): Promise<Version> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const client = await PGlite.create({ dataDir: directory, extensions: { pg_trgm } });
  try {
    const { rows } = await client.query<{ version: string }>(VERSION);
    return readVersion(rows[0]?.version ?? '');
  } finally {
    await client.close();
  }
}
