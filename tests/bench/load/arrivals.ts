import { setTimeout as pause } from 'node:timers/promises';

export type Arrivals = {
  /** The mean per second. */
  readonly rate: number;
  readonly seconds: number;
};

/**
 * Simulates realistic arrivals: at random moments, whether or not earlier requests have been answered. A load
 * that waits for responses would send fewer requests to a slow server than to a fast one.
 * @param come called with the scheduled time of each arrival.
 * @returns when all of them have finished.
 */
export async function arrive(
  { rate, seconds }: Arrivals,
  come: (due: number) => Promise<unknown>,
): Promise<void> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const through: Promise<unknown>[] = [];
  const gap = () => (-Math.log(1 - Math.random()) * 1000) / rate;
  for (let due = begun + gap(); due < end; due += gap()) {
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    through.push(come(due));
  }
  await Promise.all(through);
}
