import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, unlock } from '../system/lock-file.ts';

/** Milliseconds between two looks at a lock that another process holds. */
const LOOK = 200;

export type BuildTurn = {
  readonly projectRoot: string;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
};

/**
 * Does work on Gatsby's files, which one process at a time may do, whatever its data directory is.
 * Waits for the one that is at it.
 */
export async function alone<T>(turn: BuildTurn, work: () => Promise<T>): Promise<T> {
  const { projectRoot, log, signal } = turn;
  const file = join(projectRoot, 'node_modules/.cache/site-build.lock');
  let told: number | null = null;
  for (;;) {
    const { holder } = tryLock(file);
    if (holder === null) break;
    if (holder !== told) log(`Process ${holder} builds this site, too; this build waits for it.`);
    told = holder;
    await pause(LOOK, undefined, signal ? { signal } : {});
  }
  try {
    return await work();
  } finally {
    unlock(file);
  }
}
