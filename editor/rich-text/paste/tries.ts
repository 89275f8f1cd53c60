/** Schedules retries of unanswered uploads. */

/** Milliseconds, the same as for drafts. */
const AGAIN = 10_000;

export type Tries = {
  /** Resolves once the network is back, the user retries, or the delay has passed. */
  readonly next: () => Promise<void>;
  readonly press: () => void;
};

export function makeTries(): Tries {
  const waiting = new Set<() => void>();
  const press = () => {
    for (const go of waiting) go();
  };
  const next = () =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        removeEventListener('online', go);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, AGAIN);
      addEventListener('online', go);
      waiting.add(go);
    });
  return { next, press };
}
