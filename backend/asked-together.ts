import { setTimeout as pause } from 'node:timers/promises';

export type Asked<T> = {
  /** The answer in place of a failure, or of one that is late. */
  readonly otherwise: T;
  /** Milliseconds. */
  readonly patience: number;
};

/**
 * Asks a question for all who want to know at the same moment, with a timeout: whoever does not
 * answer is not asked again and again.
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
