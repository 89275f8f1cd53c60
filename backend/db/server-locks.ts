import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Arbitrary keys of advisory locks, unique in the database. */
const LOCKS = { migration: 20_261_124, alone: 20_261_125 } as const;

/** Poll interval of a lock that another process holds, in milliseconds. */
const LOOK = 200;

export type Holding = {
  readonly lock: keyof typeof LOCKS;
  /** Connection timeout in milliseconds. */
  readonly patience: number;
  /** Called once when another process holds the lock. */
  readonly onWait?: () => void;
};

/**
 * Polls for a lock instead of blocking: `create index concurrently` waits for every statement that
 * began earlier, so also for one that blocks on this lock.
 */
async function waitLooking(client: pg.Client, number: number, onWait?: () => void): Promise<void> {
  const take = async () => {
    const sql = 'select pg_try_advisory_lock($1) as taken';
    const { rows } = await client.query<{ taken: boolean }>(sql, [number]);
    return rows[0]?.taken === true;
  };
  for (let isTold = false; !(await take()); isTold = true) {
    if (!isTold) onWait?.();
    await pause(LOOK);
  }
}

/**
 * Runs work that only one process on the database may do at a time. It uses a dedicated connection:
 * a migration or a seed may take longer than any visitor's query.
 */
export async function holding<T>(
  url: string,
  { lock, patience, onWait }: Holding,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  // A lost connection surfaces in the work that uses it.
  client.on('error', () => {});
  await client.connect();
  try {
    if (lock === 'migration') await waitLooking(client, LOCKS[lock], onWait);
    else await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
