import { setTimeout as pause } from 'node:timers/promises';

type Insistence = {
  /** Pauses between retries, in milliseconds; the last one repeats. */
  readonly pauses: readonly number[];
  /** Ends it; a failure after that is nobody's concern. */
  readonly signal: AbortSignal;
  readonly failed: (error: unknown) => void;
};

/** Retries until it succeeds: for failures that pass by themselves. */
export async function insist(
  work: () => Promise<void>,
  { pauses, signal, failed }: Insistence,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted) return;
      failed(error);
      const rest = pauses[Math.min(tries, pauses.length - 1)];
      await pause(rest, undefined, { signal }).catch(() => {});
    }
  }
}
