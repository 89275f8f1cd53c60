import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connections, Database } from './database.ts';
import { connectionsOf, endPool, poolOf } from './open-server.ts';
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
  readonly connections: () => Connections;
  readonly close: () => Promise<void>;
};

/** Looks in the time that a copy may be old: it counts as fresh only by a look. */
const LOOKS = 4;
const SHORTEST_LOOK = 50;
/** One that is down or up again is noticed soon, however old its data may be. */
const LONGEST_LOOK = 1_000;

/** How many looks a copy that is fresh may be silent. */
const SILENT = 2;

/** Why a copy is not asked, in the words of its log. */
type Fault = 'lags' | 'does not answer' | 'is none';

/** Watches a replica of a primary. */
export function openReplica(url: string, primary: Database, options: ReplicaOptions): Replica {
  const { most, patience, connections, log } = options;
  const every = Math.min(Math.max(most / LOOKS, SHORTEST_LOOK), LONGEST_LOOK);
  const pool = poolOf(url, { patience: Math.min(patience, most * SILENT), connections, log });
  const copy = drizzle({ client: pool, schema });
  const closing = new AbortController();
  const meter = lagMeter(most);
  /** Undefined before the first look. */
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
      // Without the primary nobody can say how old the copy is.
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
      // A look under way ends with its connection, or is of no interest.
      await endPool(pool);
    },
  };
}
