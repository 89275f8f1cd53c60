import type { Writable } from 'node:stream';
import type { Environment } from '../../src/config/environment.ts';
import { openMedia } from '../media-store/open-media.ts';
import { copyDatabase, type CopiedDatabase } from './copy-database.ts';
import { databaseEntries, mediaEntries, secretEntries } from './entries.ts';
import { FORMAT, type Header } from './manifest.ts';
import { placeFor, writeWhole } from './place.ts';
import { readArchive } from './read-archive.ts';
import { onStage } from './stage.ts';
import { writeArchive, type Entry } from './write-archive.ts';

export type BackedUp = {
  readonly path: string;
  readonly files: number;
  /** Size of the contents. */
  readonly bytes: number;
  readonly isSealed: boolean;
};

export type BackupOptions = {
  readonly environment: Environment;
  /** A new file, or a directory. */
  readonly to: string;
  readonly now?: Date;
  /** Replaces the output stream (tests). */
  readonly makeSink?: (path: string) => Writable;
};

const headerOf = (
  { database, postgresql, migration, servesFrom }: CopiedDatabase,
  now: Date,
): Header => ({
  product: 'yasno',
  format: FORMAT,
  made_at: now.toISOString(),
  database,
  postgresql,
  migration,
  serves_from: servesFrom,
});

async function* all(environment: Environment, { copy }: CopiedDatabase): AsyncGenerator<Entry> {
  yield* databaseEntries(copy);
  // After the database: every file that it names was stored before.
  yield* mediaEntries(await openMedia(environment));
  yield* secretEntries(environment.DATA_DIR);
}

/**
 * Backs up the database, media and kept secrets, including every acknowledged write. The site and the
 * caches are left out: they are derived from these.
 * @throws BackupError, DatabaseLockedError, MediaStoreError; no file is left behind then.
 */
export async function backUp({
  environment,
  to,
  now = new Date(),
  makeSink,
}: BackupOptions): Promise<BackedUp> {
  const { BACKUP_KEY: key, DATA_DIR: dataDir } = environment;
  const path = await placeFor(to, now, key !== undefined);
  return await onStage(dataDir, 'backup', async (stage) => {
    const copied = await copyDatabase(environment, stage);
    const header = headerOf(copied, now);
    const write = (sink: Writable) => writeArchive(sink, header, all(environment, copied), key);
    // A public key cannot decrypt the backup again.
    const check = (part: string) =>
      key?.startsWith('age1') ? Promise.resolve() : readArchive(part, key);
    const done = await writeWhole(path, write, check, makeSink);
    return { path, ...done, isSealed: key !== undefined };
  });
}
