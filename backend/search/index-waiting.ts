/** Indexes saved texts on search or when idle, so that a save need not wait for it. */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { rowsOf } from './rows.ts';

/** Maximum number of entities that a search indexes before it answers. */
const BEFORE_A_SEARCH = 500;

/** Entities that the worker indexes at a time: others use the database in between. */
const AT_A_TIME = 4;

/** Debounce after the last save, in milliseconds: saving and publishing go first. */
const QUIET = 400;

/**
 * Updates the search index with everything that has been saved.
 * @param most maximum number of entities; null for all.
 * @returns the number of entities indexed.
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

/** Indexes saved texts soon after the last save, so that the next search need not. */
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
