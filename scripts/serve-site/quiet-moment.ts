/** Milliseconds without work for somebody who waits: between two of them the next one comes. */
const QUIET = 200;
/** Milliseconds after which what is done behind is no longer put off. */
const LONGEST = 5_000;

export type QuietMoment = {
  /** Says that work for somebody who waits is done now. */
  readonly busy: () => void;
  /** Waits until there has been none for a moment, though not for ever. */
  readonly wait: () => Promise<void>;
};

/**
 * Tells when there is time for work that nobody waits for. A thread that has begun it cannot be asked to
 * let others go first.
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
