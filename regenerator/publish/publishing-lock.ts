import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, unlock } from '../../system/lock-file.ts';

/** Milliseconds between two looks at a lock that another process holds. */
const LOOK = 20;
/** A first publication copies the whole site; nobody takes longer. */
const PATIENCE = 120_000;

/**
 * Does work that only one process at a time may do, waiting for the one that is at it.
 * @param work told whether the last one at it died on the way.
 */
export async function alone<T>(
  file: string,
  work: (afterCrash: boolean) => Promise<T>,
): Promise<T> {
  const until = Date.now() + PATIENCE;
  let { holder, afterCrash } = tryLock(file);
  while (holder !== null) {
    if (Date.now() > until) throw new Error(`Process ${holder} has been publishing for too long.`);
    await pause(LOOK);
    const next = tryLock(file);
    holder = next.holder;
    afterCrash ||= next.afterCrash;
  }
  try {
    return await work(afterCrash);
  } finally {
    unlock(file);
  }
}
