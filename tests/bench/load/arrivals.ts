import { setTimeout as pause } from 'node:timers/promises';

export type Arrivals = {
  /** In the mean, a second. */
  readonly rate: number;
  readonly seconds: number;
};

/**
 * Lets people arrive as they do: at random moments, whether or not those before them have been
 * answered. A load that waits for answers would ask less of a slow server than of a quick one.
 * @param come called with the moment at which each should have come.
 * @returns when all of them are through.
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
