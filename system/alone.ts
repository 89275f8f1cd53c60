import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, unlock } from './lock-file.ts';

export type Turn = {
  /** Milliseconds between two checks of a lock that another process holds. */
  readonly look: number;
  /** Milliseconds after which waiting for the other process times out; unlimited by default. */
  readonly patience?: number;
  /** Aborts the wait. */
  readonly signal?: AbortSignal | undefined;
  /** Called once for each process that is waited for. */
  readonly onWait?: (holder: number) => void;
};

/**
 * Runs work that one process at a time may do, after waiting for its current holder.
 * @param file the lock.
 * @param work receives whether an earlier process died while doing it.
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
