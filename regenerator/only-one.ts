import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, unlock } from '../system/lock-file.ts';
import { StopError } from '../system/stop-error.ts';

/** Milliseconds between two checks. */
const LOOK = 50;
const PATIENCE = 10_000;

/**
 * Makes this process the only regenerator of a data directory on this host: two would undo each other's
 * releases and send caches contradictory purges.
 * @param patience milliseconds that the previous one has to stop.
 * @returns a function that lets the next one start.
 * @throws StopError that names the other one.
 */
export async function onlyOne(lock: string, patience = PATIENCE): Promise<() => void> {
  const until = performance.now() + patience;
  for (;;) {
    const { holder } = tryLock(lock);
    if (holder === null) return () => unlock(lock);
    if (performance.now() > until) {
      throw new StopError(
        `Process ${holder} keeps this site up to date already: one regenerator a site (${lock}).`,
      );
    }
    await pause(LOOK);
  }
}
