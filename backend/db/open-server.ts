import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

/** Any numbers will do, as long as nothing else in the database locks them. */
const LOCKS = { migration: 20_261_124, alone: 20_261_125 } as const;

/** How long a server may be silent, in milliseconds, before a caller is told that it is gone. */
const PATIENCE = 10_000;

type Options = {
  /** Migrations that stand beside `meta/_journal.json`. */
  readonly migrationsFolder: string;
  readonly patience?: number;
  readonly log?: (message: string) => void;
};

/**
 * Holds a lock while it works. Its connection is its own: a migration or a seed may take longer than
 * any query of a visitor.
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
    // With the connection the lock goes too.
    await client.end();
  }
}

/**
 * A PostgreSQL server, migrated. Connections that it ends are made anew with the next query; one
 * that does not answer is given up.
 */
export async function openServer(url: string, options: Options): Promise<OpenDatabase> {
  const { patience = PATIENCE, log = console.error } = options;
  // Several backends may begin at one moment: one migrates, the others wait and find it done.
  await holding(url, 'migration', (client) =>
    migrate(drizzle({ client, schema }), { migrationsFolder: options.migrationsFolder }),
  );
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    // The server ends what takes so long; where it is silent itself, the second one counts.
    statement_timeout: patience,
    query_timeout: patience + patience / 2,
    keepAlive: true,
  });
  // Without a listener a restart of the server would end this process.
  pool.on('error', (error) => log(`PostgreSQL has closed a connection: ${error.message}`));
  const db = drizzle({ client: pool, schema });
  return {
    db,
    place: new URL(url).host,
    alone: (work) => holding(url, 'alone', work),
    close: () => pool.end(),
  };
}
