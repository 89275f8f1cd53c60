import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { hasCode } from '../../system/error-code.ts';
import { openEmbedded } from '../db/open.ts';
import { BackupError } from './backup-error.ts';
import { HOLD_MESSAGES } from './held-messages.ts';
import { NEXT_REVISION } from './next-revision.ts';
import { switchDatabase } from '../db/switch-database.ts';

const isFilled = (directory: string) => existsSync(directory) && readdirSync(directory).length > 0;

/** @throws BackupError when a database would be lost without consent. */
export function requireRoom(dataDir: string, mayReplace: boolean): void {
  if (mayReplace || !isFilled(join(dataDir, 'database'))) return;
  throw new BackupError(
    `There is a database in ${dataDir}, all of which would be lost; stop what uses it and add --replace.`,
  );
}

/** Migrates the staged database to this version, which proves that it can be opened. */
async function makeReady(directory: string): Promise<void> {
  const opened = await openEmbedded(directory).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The database in the backup cannot be opened: ${reason}.`, {
      cause: error,
    });
  });
  try {
    await opened.db.execute(sql.raw(HOLD_MESSAGES));
    await opened.db.execute(sql.raw(NEXT_REVISION));
  } finally {
    await opened.close();
  }
}

/** Secrets first: under a new secret, sessions of the old database merely end. */
async function placeSecrets(dataDir: string, stage: string): Promise<void> {
  const from = join(stage, 'secrets');
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const aside = join(dataDir, `${name}.${process.pid}`);
    await copyFile(join(from, name), aside);
    await rename(aside, join(dataDir, name));
  }
}

/**
 * Replaces the embedded database with the staged one. Call it while holding the database's lock.
 * @throws BackupError; the present database is unchanged then.
 */
export async function restoreEmbedded(dataDir: string, stage: string): Promise<void> {
  const directory = join(stage, 'database');
  if (!existsSync(directory)) throw new BackupError('The backup has no database in it.');
  await makeReady(directory);
  await mkdir(dataDir, { recursive: true });
  await placeSecrets(dataDir, stage);
  try {
    switchDatabase(dataDir, directory);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    throw new BackupError(`${dataDir} is on several disks; the old database stays.`, {
      cause: error,
    });
  }
}
