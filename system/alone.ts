import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, unlock } from './lock-file.ts';

export type Turn = {
  /** Milliseconds between two looks at a lock that another process holds. */
  readonly look: number;
  /** Milliseconds after which the other process has been at it for too long; as long as it takes, without. */
  readonly patience?: number;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
  /** Told once of each process that is waited for. */
  readonly onWait?: (holder: number) => void;
};

/**
 * Does work that one process at a time may do, and waits for the one that is at it.
 * @param file the lock.
 * @param work told whether somebody died at it before.
 */
export async function alone<T>(
  file: string,
  { look, patience = Infinity, signal, onWait }: Turn,
  work: (afterCrash: boolean) => Promise<T>,
): Promise<T> {
  const from = performance.now();
  let told: number | null = null;
  let isAfterCrash = false;
  for (;;) {
    const { holder, afterCrash } = tryLock(file);
    isAfterCrash ||= afterCrash;
    if (holder === null) break;
    if (performance.now() - from > patience) {
      throw new Error(`Process ${holder} has held ${file} for too long.`);
    }
    if (holder !== told) onWait?.(holder);
    told = holder;
    await pause(look, undefined, signal ? { signal } : {});
  }
  try {
    return await work(isAfterCrash);
  } finally {
    unlock(file);
  }
}
