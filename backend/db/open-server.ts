import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { alignIdentities } from './identities.ts';
import * as schema from './schema.ts';

/** Arbitrary numbers that nothing else in the database locks. */
const LOCKS = { migration: 20_261_124, alone: 20_261_125 } as const;

/** How long a server may be silent before it counts as unavailable, in milliseconds. */
const PATIENCE = 10_000;

type Options = {
  /** The directory with the migrations and `meta/_journal.json`. */
  readonly migrationsFolder: string;
  readonly patience?: number;
  readonly log?: (message: string) => void;
};

/**
 * Runs work under an advisory lock. It uses a dedicated connection: a migration or a seed may take
 * longer than any visitor's query.
 */
async function holding<T>(
  url: string,
  lock: keyof typeof LOCKS,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/**
 * Connects to a PostgreSQL server and migrates it. Dropped connections are reopened by the next
 * query; one that does not respond is abandoned.
 */
export async function openServer(url: string, options: Options): Promise<OpenDatabase> {
  const { patience = PATIENCE, log = console.error } = options;
  // Several backends may start simultaneously: one migrates, the others wait and find it done.
  await holding(url, 'migration', async (client) => {
    const own = drizzle({ client, schema });
    await migrate(own, { migrationsFolder: options.migrationsFolder });
    await alignIdentities(own);
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    // The server aborts slow statements; the second timeout covers a silent server.
    statement_timeout: patience,
    query_timeout: patience + patience / 2,
    keepAlive: true,
  });
  // Without a listener, a server restart would crash this process.
  pool.on('error', (error) => log(`PostgreSQL closed a connection: ${error.message}`));
  const db = drizzle({ client: pool, schema });
  return {
    db,
    place: new URL(url).host,
    alone: (work) => holding(url, 'alone', work),
    close: () => pool.end(),
  };
}
