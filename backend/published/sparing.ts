/** Pause after a failure, in milliseconds, so that editors do not wait for every question. */
const REST = 2_000;

/**
 * Shares one question among concurrent requests.
 * @returns null instead of a failure, and for a while after it.
 */
export function sparing<T>(ask: () => Promise<T>, now: () => Date): () => Promise<T | null> {
  let running: Promise<T | null> | null = null;
  let silentUntil = 0;

  async function next(): Promise<T | null> {
    try {
      return await ask();
    } catch {
      silentUntil = now().getTime() + REST;
      return null;
    } finally {
      running = null;
    }
  }

  return () => {
    if (running) return running;
    if (now().getTime() < silentUntil) return Promise.resolve(null);
    running = next();
    return running;
  };
}
