import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { JobName } from './jobs.ts';

/** The channel of notifications to processes that run jobs. */
export const WAKE_CHANNEL = 'yasno_jobs';

/**
 * Notifies workers of waiting jobs. Inside a transaction, the notification is sent on commit and dropped
 * on rollback; duplicates are delivered once.
 */
export const tellWorkers = async (db: Database, names: readonly JobName[]): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${WAKE_CHANNEL}, ${names.join(' ')})`));
