/**
 * Milliseconds without foreground work that count as quiet; a client's next request comes sooner than that.
 */
const QUIET = 200;
/** Milliseconds after which background work is no longer postponed. */
const LONGEST = 5_000;

export type QuietMoment = {
  /** Reports that work for a waiting client is being done now. */
  readonly busy: () => void;
  /** Waits until there has been none for a while, but not indefinitely. */
  readonly wait: () => Promise<void>;
};

/**
 * Finds the time for background work. A thread that has started it cannot be made to yield to other work.
 */
export function quietMoment(): QuietMoment {
  let lastBusy = -QUIET;
  return {
    busy: () => {
      lastBusy = performance.now();
    },
    async wait() {
      const end = performance.now() + LONGEST;
      for (;;) {
        const now = performance.now();
        const next = Math.min(lastBusy + QUIET, end);
        if (now >= next) return;
        await new Promise<void>((resolve) => {
          setTimeout(resolve, next - now).unref();
        });
      }
    },
  };
}
