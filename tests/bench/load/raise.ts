import type { OpenCrowd } from './open-crowd.ts';
import { startInstances } from './instances.ts';
import { givenWay, takeStep, type Step } from './step.ts';

export type Plan = {
  /** Errands per second, the lowest first. */
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly instances: number;
};

/** Warm-up calls before the measurement: code is slower when it runs for the first time. */
const WARM = { rate: 80, seconds: 8 };

/**
 * Raises the rate until the system is overloaded.
 * @returns the steps, with the reason why the last one failed; null when all succeeded.
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
