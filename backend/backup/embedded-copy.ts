import { constants, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDatabase } from '../db/lock.ts';
import { BackupError } from './backup-error.ts';
import { askForSnapshot } from './door.ts';
import { readVersion, VERSION, type Version } from './version.ts';

/** Copies a directory, with shared blocks where the file system supports them. */
const copyDirectory = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/**
 * Copies the current embedded database. A backend that has it open copies it between two statements;
 * without one, the files are copied under the database's lock.
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
 * Opens a copied database, which proves that it is readable, and shuts it down cleanly.
 * @throws the error of PGlite for a damaged one.
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
