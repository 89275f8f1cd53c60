import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { forLog } from '../db/unavailable.ts';
import type { JobName, Jobs } from './jobs.ts';

/** What PostgreSQL passes on between processes on one database. */
export const WAKE_CHANNEL = 'yasno_jobs';

/**
 * The jobs of a process that does none itself: it tells those that do. Many wishes at once become
 * one message. A message that is lost costs time only, because workers also look by themselves.
 */
export function toldWorkers(db: Database, log: (message: string, error: unknown) => void): Jobs {
  const waiting = new Set<JobName>();
  let telling: Promise<void> | null = null;

  async function tell(): Promise<void> {
    while (waiting.size > 0) {
      const names = [...waiting];
      waiting.clear();
      await db.execute(sql`select pg_notify(${WAKE_CHANNEL}, ${names.join(' ')})`);
    }
  }

  return {
    wake: (job) => {
      waiting.add(job);
      telling ??= tell()
        .catch((error: unknown) => log('Workers could not be told of a job:', forLog(error)))
        .finally(() => (telling = null));
    },
    stop: async () => {
      await telling;
    },
  };
}
