import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { log as ownLog } from '../../system/log.ts';
import { inTime } from '../in-time.ts';
import { applyMigrations } from './apply-migrations.ts';
import type { Connections, OpenDatabase } from './database.ts';
import { alignIdentities } from './identities.ts';
import { listenToServer } from './listen-server.ts';
import { migrationsIn } from './migration-files.ts';
import { assertMigrated, assertNotTooNew, migrationState } from './migration-state.ts';
import { reachServer } from './reach-server.ts';
import { prepareStatements } from './prepared-statements.ts';
import * as schema from './schema.ts';
import { placeOf } from './server-address.ts';
import { holding } from './server-locks.ts';
import { traceStatements } from './traced-statements.ts';

/** Timeout of a connection and of a statement, in milliseconds. */
const PATIENCE = 10_000;

/** Milliseconds that a start waits for an unreachable server. */
const WAIT = 30_000;

const CONNECTIONS = 10;

/** Milliseconds for running statements on shutdown: longer ones have been given up. */
const FAREWELL = 1_000;

export type ServerOptions = {
  /** The directory with the migrations and `meta/_journal.json`. */
  readonly migrationsFolder: string;
  /** Timeout of a connection and of a statement, in milliseconds. */
  readonly patience?: number | undefined;
  readonly wait?: number | undefined;
  /** Maximum number of connections. */
  readonly connections?: number | undefined;
  /** Whether to migrate the database, or to require that it has been migrated. */
  readonly migrations?: 'apply' | 'check';
  readonly log?: (message: string) => void;
};

/** A pool that opens connections on demand and drops those that do not answer. */
export function poolOf(
  url: string,
  {
    patience = PATIENCE,
    connections = CONNECTIONS,
    log = ownLog.warn,
  }: Pick<ServerOptions, 'patience' | 'connections' | 'log'>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    // The server aborts slow statements; the second timeout covers a silent server.
    statement_timeout: patience,
    query_timeout: patience + patience / 2,
    keepAlive: true,
  });
  // Without a listener, a server restart would crash this process.
  pool.on('error', (error) => log(`PostgreSQL closed a connection: ${error.message}`));
  // The pool's listener covers idle connections only. An error on one in use, between two statements of
  // a transaction, would crash this process as well; here only the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  prepareStatements(pool);
  traceStatements(pool);
  return pool;
}

/** @returns a function for the current connections. */
export const connectionsOf = (pool: pg.Pool) => (): Connections => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
  most: pool.options.max,
});

/** Ends the connections of a pool, without waiting for a server that does not answer. */
export const endPool = async (pool: pg.Pool): Promise<void> =>
  void (await inTime(pool.end(), FAREWELL));

/**
 * Migrates a server's database. Processes that start at the same time wait until it is done.
 * @returns the tags of the applied migrations.
 * @throws StopError when this program cannot work with the database's version.
 */
export function migrateServer(
  url: string,
  { migrationsFolder, patience = PATIENCE, log = ownLog.warn }: ServerOptions,
): Promise<readonly string[]> {
  const place = placeOf(url);
  // Not an error: several processes start at once whenever a version is rolled out.
  const onWait = () =>
    ownLog.info(`Another process migrates the database at ${place}; waiting for it.`);
  return holding(url, { lock: 'migration', patience, onWait }, async (client) => {
    const own = drizzle({ client, schema });
    const done = await applyMigrations(own, migrationsIn(migrationsFolder), { place, log });
    await alignIdentities(own);
    return done;
  });
}

/**
 * Connects to a PostgreSQL server and migrates it, or refuses one that has not been migrated. Dropped
 * connections are reopened by the next query; an unresponsive one is abandoned.
 * @throws StopError when it cannot be reached, or when program and database are incompatible.
 */
export async function openServer(url: string, options: ServerOptions): Promise<OpenDatabase> {
  const { patience = PATIENCE, wait = WAIT, log = ownLog.warn } = options;
  const place = placeOf(url);
  await reachServer(url, { setting: 'DATABASE_URL', patience, wait, log });
  if (options.migrations !== 'check') await migrateServer(url, options);
  const pool = poolOf(url, options);
  const db = drizzle({ client: pool, schema });
  if (options.migrations === 'check') {
    try {
      const known = migrationsIn(options.migrationsFolder);
      const state = await migrationState(db, known);
      assertMigrated(state, place);
      const isNewer = assertNotTooNew(state, known, place);
      if (isNewer) log(`The database at ${place} is newer than this version, which still fits it.`);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }
  return {
    db,
    place,
    alone: (work) => holding(url, { lock: 'alone', patience }, work),
    snapshot: null,
    listen: (listening) => listenToServer(url, patience, listening),
    connections: connectionsOf(pool),
    close: () => endPool(pool),
  };
}
