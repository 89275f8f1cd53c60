import type { OpenCrowd } from './open-crowd.ts';
import { startInstances } from './instances.ts';
import { givenWay, takeStep, type Step } from './step.ts';

export type Plan = {
  /** Errands a second, the lowest first. */
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly instances: number;
};

/** Calls that come before anything is measured: code that runs for the first time is slower. */
const WARM = { rate: 80, seconds: 8 };

/**
 * Raises the rate until something gives way.
 * @returns the steps, with why the last one was the last; null when all held.
 */
export async function raise(
  url: string,
  { crowd, server }: Pick<OpenCrowd, 'crowd' | 'server'>,
  { rates, seconds, instances }: Plan,
): Promise<{ taken: readonly Step[]; why: string | null }> {
  const { origin, watched, stop } = await startInstances(url, instances);
  const place = { origin, watched, server, crowd };
  const taken: Step[] = [];
  let why: string | null = null;
  try {
    await takeStep(place, WARM);
    for (const rate of rates) {
      const step = await takeStep(place, { rate, seconds });
      taken.push(step);
      why = givenWay(step);
      if (why) break;
    }
  } finally {
    await stop();
  }
  return { taken, why };
}
