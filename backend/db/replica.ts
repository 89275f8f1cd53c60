import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';
import { poolOf } from './open-server.ts';
import { lagMeter, repeated, written } from './replica-lag.ts';
import * as schema from './schema.ts';

export type ReplicaOptions = {
  /** Milliseconds that what is read there may be old. */
  readonly most: number;
  readonly patience: number;
  readonly connections: number;
  readonly log: (message: string) => void;
};

/** A copy of the database for reads that may be old by a moment. */
export type Replica = {
  /** Null while it does not answer, or lags too far. */
  readonly fresh: () => Database | null;
  /** A read there has failed: it is not asked again before it has answered a look. */
  readonly failed: () => void;
  readonly close: () => Promise<void>;
};

/** Looks in the time that a copy may be old: it counts as fresh only by a look. */
const LOOKS = 4;
const SHORTEST_LOOK = 50;

/** How many looks a copy that is fresh may be silent. */
const SILENT = 2;

/** Watches a replica of a primary. */
export function openReplica(url: string, primary: Database, options: ReplicaOptions): Replica {
  const { most, patience, connections, log } = options;
  const every = Math.max(most / LOOKS, SHORTEST_LOOK);
  const pool = poolOf(url, { patience: Math.min(patience, most * SILENT), connections, log });
  const copy = drizzle({ client: pool, schema });
  const closing = new AbortController();
  const meter = lagMeter();
  let isFresh = false;
  let freshUntil = 0;

  function turn(fresh: boolean): void {
    if (fresh !== isFresh) {
      log(
        fresh ? 'Reads go to the replica.' : 'Reads go to the database itself: the replica lags.',
      );
    }
    isFresh = fresh;
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const [there, here] = await Promise.all([repeated(copy), written(primary)]);
    if (here !== null) meter.see({ at, position: here });
    const lag = there === null ? Infinity : meter.lagOf(there, at);
    freshUntil = at + most - lag + every * SILENT;
    turn(lag <= most);
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await look().catch(() => turn(false));
      await pause(every, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    fresh: () => (isFresh && performance.now() < freshUntil ? copy : null),
    failed: () => turn(false),
    close: async () => {
      closing.abort();
      await watching;
      await pool.end();
    },
  };
}
