import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { copyEmbedded, versionOfCopy } from './embedded-copy.ts';
import { toolsOf, type Tools } from './postgres-tools.ts';
import { readVersion, VERSION, type Version } from './version.ts';

export type CopiedDatabase = {
  /** A directory for the embedded database, one file for a server. */
  readonly copy: string;
  readonly database: 'embedded' | 'postgresql';
} & Version;

/** The version of a server's database, read with `psql`. @throws BackupError */
async function versionOfServer(tools: Tools): Promise<Version> {
  const args = ['--no-psqlrc', '--tuples-only', '--no-align', '--command', VERSION];
  return readVersion(await tools.run('psql', [...args, tools.address]));
}

/**
 * Copies the current database to the stage while it stays in use.
 * @throws BackupError, DatabaseLockedError
 */
export async function copyDatabase(
  { DATABASE_URL: url, DATA_DIR: dataDir, POSTGRES_BIN: programs }: Environment,
  stage: string,
): Promise<CopiedDatabase> {
  if (!url) {
    const copy = await copyEmbedded(dataDir, stage);
    return { copy, database: 'embedded', ...(await versionOfCopy(copy)) };
  }
  const tools = toolsOf(url, programs);
  const version = await versionOfServer(tools);
  await tools.check('pg_dump', version.postgresql);
  const copy = join(stage, 'database.dump');
  const args = ['--format=custom', '--no-owner', '--no-privileges', tools.address];
  await tools.run('pg_dump', args, { output: createWriteStream(copy, { mode: 0o600 }) });
  return { copy, database: 'postgresql', ...version };
}
