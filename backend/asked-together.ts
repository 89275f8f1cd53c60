import { setTimeout as pause } from 'node:timers/promises';

export type Asked<T> = {
  /** The answer in case of a failure or a timeout. */
  readonly otherwise: T;
  /** The timeout, in milliseconds. */
  readonly patience: number;
};

/**
 * Shares one question among all concurrent callers, with a timeout. While a question hangs, no
 * further one is asked.
 */
export function askedTogether<T>(
  question: () => Promise<T>,
  { otherwise, patience }: Asked<T>,
): () => Promise<T> {
  let asking: Promise<T> | null = null;
  const ask = async () => {
    try {
      return await question();
    } catch {
      return otherwise;
    } finally {
      asking = null;
    }
  };
  return async () => {
    asking ??= ask();
    const heard = new AbortController();
    const late = pause(patience, otherwise, { signal: heard.signal }).catch(() => otherwise);
    const answered = await Promise.race([asking, late]);
    heard.abort();
    return answered;
  };
}
