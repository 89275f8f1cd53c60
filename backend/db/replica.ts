import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connections, Database } from './database.ts';
import { connectionsOf, endPool, poolOf } from './open-server.ts';
import { lagMeter, repeated, written } from './replica-lag.ts';
import * as schema from './schema.ts';

export type ReplicaOptions = {
  /** Maximum age of the data that is read there, in milliseconds. */
  readonly most: number;
  readonly patience: number;
  readonly connections: number;
  readonly log: (message: string) => void;
};

/** A replica of the database, for reads that may be slightly stale. */
export type Replica = {
  /** Null while it does not answer or lags too far. */
  readonly fresh: () => Database | null;
  /** Reports a failed read: the replica is not used again before it passes a check. */
  readonly failed: () => void;
  readonly connections: () => Connections;
  readonly close: () => Promise<void>;
};

/** Checks per maximum age: only a check confirms that the replica is fresh. */
const LOOKS = 4;
const SHORTEST_LOOK = 50;
/** Caps the interval, so that an outage or a recovery is noticed soon even for a large maximum age. */
const LONGEST_LOOK = 1_000;

/** How many checks a fresh replica may miss. */
const SILENT = 2;

/** Why the replica is not used, as its log says it. */
type Fault = 'lags' | 'does not answer' | 'is none';

/** Watches a replica of a primary. */
export function openReplica(url: string, primary: Database, options: ReplicaOptions): Replica {
  const { most, patience, connections, log } = options;
  const every = Math.min(Math.max(most / LOOKS, SHORTEST_LOOK), LONGEST_LOOK);
  const pool = poolOf(url, { patience: Math.min(patience, most * SILENT), connections, log });
  const copy = drizzle({ client: pool, schema });
  const closing = new AbortController();
  const meter = lagMeter(most);
  /** Undefined before the first check. */
  let fault: Fault | null | undefined;
  let freshUntil = 0;

  function turn(now: Fault | null): void {
    if (now === fault) return;
    fault = now;
    log(
      now === null
        ? 'Reads go to the replica.'
        : `Reads go to the database itself: the replica ${now}.`,
    );
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const asked = repeated(copy).catch(() => 'does not answer' as const);
    const [there, here] = await Promise.all([asked, written(primary)]);
    if (here !== null) meter.see({ at, position: here });
    if (typeof there !== 'bigint') return turn(there ?? 'is none');
    const lag = meter.lagOf(there, at);
    freshUntil = at + most - lag + every * SILENT;
    turn(lag <= most ? null : 'lags');
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      // Without the primary the replica's lag is unknown.
      await look().catch(() => turn('lags'));
      await pause(every, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  void watch();
  return {
    fresh: () => (fault === null && performance.now() < freshUntil ? copy : null),
    failed: () => turn('does not answer'),
    connections: connectionsOf(pool),
    close: async () => {
      closing.abort();
      // A check in progress ends with its connection; its result no longer matters.
      await endPool(pool);
    },
  };
}
