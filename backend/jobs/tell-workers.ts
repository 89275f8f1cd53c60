import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { JobName } from './jobs.ts';

/** What the database passes on to the processes that do jobs. */
export const WAKE_CHANNEL = 'yasno_jobs';

/**
 * Says which jobs are waiting. In a transaction it is said when that one is stored, and not at all
 * when it is not; said often, it is heard once.
 */
export const tellWorkers = async (db: Database, names: readonly JobName[]): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${WAKE_CHANNEL}, ${names.join(' ')})`));
