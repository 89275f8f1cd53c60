import { setTimeout as pause } from 'node:timers/promises';

type Insistence = {
  /** Pauses between retries, in milliseconds; the last one repeats. */
  readonly pauses: readonly number[];
  /** Stops it; failures after that are ignored. */
  readonly signal: AbortSignal;
  readonly failed: (error: unknown) => void;
};

/** Retries until it succeeds: for transient failures. */
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
