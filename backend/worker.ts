/** Longest time between two looks, in milliseconds: another process may have made work. */
const REST = 30_000;
/** Shortest one: what somebody else is working on is due all the time. */
const BREATH = 50;

export type Worker = {
  /** Says that there is something to do. */
  readonly wake: () => void;
  /** Resolves when the work in hand is done. */
  readonly stop: () => Promise<void>;
};

export type Work = {
  /** For the log: «The issuer of certificates». */
  readonly name: string;
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  /** Does one thing of those that are due. @returns whether there was one. */
  readonly next: () => Promise<boolean>;
  /** When the next thing is due; null without one. */
  readonly due: () => Promise<Date | null>;
};

/**
 * Does what is due as it comes, beginning with what an earlier process left. Everything it knows is
 * in the database: it can be killed at any moment.
 */
export function startWorker({ name, now, log, next, due }: Work): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function work(): Promise<number> {
    while (!isStopped && (await next()));
    const at = await due();
    return at ? Math.min(Math.max(at.getTime() - now().getTime(), BREATH), REST) : REST;
  }

  async function run(): Promise<void> {
    let rest = REST;
    do {
      isWanted = false;
      try {
        rest = await work();
      } catch (error) {
        log(`${name} was interrupted`, error);
        rest = REST;
      }
    } while (isWanted && !isStopped);
    running = null;
    if (!isStopped) timer = setTimeout(wake, rest);
  }

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    isWanted = true;
    running ??= run();
  }

  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
