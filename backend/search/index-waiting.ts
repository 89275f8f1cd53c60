/** Saved texts are indexed when they are searched, or in a quiet moment: a save need not wait. */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { rowsOf } from './rows.ts';

/** Entities that a search indexes at most before it answers. */
const BEFORE_A_SEARCH = 500;

/** Entities that the worker indexes at a time: others use the database in between. */
const AT_A_TIME = 4;

/** Milliseconds without a save before the worker begins: whoever saves and publishes goes first. */
const QUIET = 400;

/**
 * Brings the index of the search up to date with everything that has been saved.
 * @param most the number of entities; null for all.
 * @returns the number of entities that waited.
 */
export async function indexWaiting(
  db: Database,
  most: number | null = BEFORE_A_SEARCH,
): Promise<number> {
  const [row] = await rowsOf<{ done: number }>(
    db,
    sql`select index_waiting(${most}::integer) as done`,
  );
  return Number(row?.done ?? 0);
}

type Indexing = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
};

/** Indexes saved texts soon after the last save, so that the next search finds it done. */
export function startIndexer(db: Database, { now, log }: Indexing): Worker {
  let quiet: NodeJS.Timeout | undefined;
  const worker = startWorker({
    name: 'The search indexer',
    now,
    log,
    next: async () => (await indexWaiting(db, AT_A_TIME)) > 0,
    due: async () => null,
  });
  return {
    wake: () => {
      clearTimeout(quiet);
      quiet = setTimeout(worker.wake, QUIET);
    },
    stop: () => {
      clearTimeout(quiet);
      return worker.stop();
    },
  };
}
