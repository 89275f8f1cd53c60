import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for work that ends, but not for ever.
 * @returns whether it ended in time.
 */
export async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const done = new AbortController();
  const late = pause(ms, false, { signal: done.signal }).catch(() => false);
  const ended = await Promise.race([work.then(() => true), late]);
  done.abort();
  return ended;
}
