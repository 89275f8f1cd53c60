import type { EmbeddedClient } from './embedded-client.ts';
import { shortenLog } from './short-log.ts';
import { tidyTables } from './tidy-tables.ts';

export type ChoreLimits = {
  /** Milliseconds between two checks. */
  readonly every: number;
  /** Bytes of the write-ahead log that trigger a checkpoint. */
  readonly log: number;
  /** Dead rows of a table that trigger their removal, together with a share of its rows. */
  readonly dead: number;
};

const LIMITS: ChoreLimits = { every: 30_000, log: 32 * 1024 * 1024, dead: 100 };

/**
 * Does the work of PostgreSQL's background processes, which the embedded database does not have: checkpoints,
 * and vacuum with statistics.
 * @param trouble logs an error: the work is tried again at the next check.
 * @returns a function that stops it.
 */
export function startChores(
  client: EmbeddedClient,
  trouble: (message: string, error: unknown) => void,
  limits: Partial<ChoreLimits> = {},
): () => Promise<void> {
  const { every, log, dead } = { ...LIMITS, ...limits };
  let working: Promise<void> = Promise.resolve();
  const attempt = (what: string, work: Promise<void>) =>
    work.catch((error: unknown) => trouble(`The embedded database ${what}:`, error));
  async function work(): Promise<void> {
    await attempt('made no checkpoint', shortenLog(client, log));
    await attempt('removed no dead rows', tidyTables(client, dead));
    timer = setTimeout(next, every).unref();
  }
  const next = () => {
    working = work();
  };
  let timer = setTimeout(next, every).unref();
  return async () => {
    clearTimeout(timer);
    await working;
    // Running work has set another timer.
    clearTimeout(timer);
  };
}
