import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { constants, mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { log } from '../../system/log.ts';
import { startChores, type ChoreLimits } from './chores.ts';
import type { Listening, OpenDatabase } from './database.ts';
import { assertRoom } from './disk-room.ts';
import { alignIdentities } from './identities.ts';
import { listenToOwn } from './listen-embedded.ts';
import { lockDatabase } from './lock.ts';
import { migrationsIn } from './migration-files.ts';
import { assertNotTooNew, migrationState, noteServing } from './migration-state.ts';
import type { ServerOptions } from './open-server.ts';
import * as schema from './schema.ts';
import { settleRestore } from './switch-database.ts';

/**
 * Size of the embedded server's page cache: enough for the whole demo data and the hot part of larger
 * data. It is cleared at each start, so the usual 128 MB would cost a tenth of a second every time.
 */
const BUFFERS = '32MB';

/** Shares blocks on file systems that support it, and copies otherwise. */
const SHARED_IF_POSSIBLE = constants.COPYFILE_FICLONE;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens an embedded PostgreSQL in its own directory and migrates it.
 * @param limits of what collects in it.
 * @throws DatabaseLockedError when another process, or this one, has it open.
 * @throws StopError when the disk has no room for it.
 */
export async function openEmbedded(
  directory: string,
  limits?: Partial<ChoreLimits>,
): Promise<OpenDatabase> {
  const [{ EmbeddedClient }, { pg_trgm }, { drizzle }, { migrate }, { dropUnreadTypes }] =
    await Promise.all([
      import('./embedded-client.ts'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
      import('./embedded-types.ts'),
    ]);
  const unlock = lockDatabase(dirname(directory));
  try {
    settleRestore(dirname(directory));
    mkdirSync(directory, { recursive: true });
    assertRoom(directory);
    const client = new EmbeddedClient(directory, {
      startParams: [...EmbeddedClient.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
      extensions: { pg_trgm },
    });
    await client.waitReady;
    await dropUnreadTypes(client);
    const db = drizzle({ client, schema });
    const known = migrationsIn(migrationsFolder);
    const state = await migrationState(db, known);
    const isNewer = assertNotTooNew(state, known, directory);
    if (state.missing.length > 0) {
      // All in one transaction: nobody else uses the directory, and that is much faster.
      await migrate(db, { migrationsFolder });
      if (!isNewer) await noteServing(db, known);
    }
    await alignIdentities(db);
    const endChores = startChores(client, log.trouble, limits);
    const close = async () => {
      await endChores();
      await client.close();
      unlock();
    };
    // Only this process uses the directory.
    const snapshot = (into: string) =>
      client.atRest(() => cp(directory, into, { recursive: true, mode: SHARED_IF_POSSIBLE }));
    const listen = (listening: Listening) => listenToOwn(client, listening);
    const alone: OpenDatabase['alone'] = (work) => work();
    return { db, place: directory, alone, snapshot, connections: null, listen, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

type ServerSettings = Omit<ServerOptions, 'migrationsFolder'>;

/** Opens a PostgreSQL server and migrates it. The driver is only loaded here. */
export async function openServer(
  url: string,
  settings: ServerSettings = {},
): Promise<OpenDatabase> {
  const server = await import('./open-server.ts');
  return server.openServer(url, { ...settings, migrationsFolder });
}

/** Opens PostgreSQL when a URL is configured, the embedded database otherwise. */
export function openDatabase(options: {
  url?: string | undefined;
  dataDir: string;
  server?: ServerSettings;
}): Promise<OpenDatabase> {
  return options.url
    ? openServer(options.url, options.server)
    : openEmbedded(join(options.dataDir, 'database'));
}
