import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for work with a timeout.
 * @returns whether it ended in time.
 */
export async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const done = new AbortController();
  const late = pause(ms, false, { signal: done.signal }).catch(() => false);
  const ended = await Promise.race([work.then(() => true), late]);
  done.abort();
  return ended;
}
