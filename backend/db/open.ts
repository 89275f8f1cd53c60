import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { mkdirSync } from 'node:fs';
import type { OpenDatabase } from './database.ts';
import { lockDatabase } from './lock.ts';
export { DatabaseLockedError } from './lock.ts';
import * as schema from './schema.ts';

/**
 * What the embedded server keeps of its files in memory: the whole demonstration, and of more what
 * is read often. It clears all of it at each start, so that the usual 128 MB cost a tenth of a
 * second every time.
 */
const BUFFERS = '32MB';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Embedded PostgreSQL in a directory of its own, migrated.
 * @throws DatabaseLockedError when another process has it open, or this one.
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const unlock = lockDatabase(dirname(directory));
  try {
    mkdirSync(directory, { recursive: true });
    const client = await PGlite.create({
      dataDir: directory,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
      extensions: { pg_trgm },
    });
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder });
    const close = async () => {
      await client.close();
      unlock();
    };
    // The directory is this process's alone.
    return { db, place: directory, alone: (work) => work(), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A PostgreSQL server, migrated. Its driver is loaded where there is one. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const server = await import('./open-server.ts');
  return server.openServer(url, { migrationsFolder });
}

/** PostgreSQL where there is an address for it, the embedded one otherwise. */
export function openDatabase(options: {
  url?: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  return options.url ? openServer(options.url) : openEmbedded(join(options.dataDir, 'database'));
}
