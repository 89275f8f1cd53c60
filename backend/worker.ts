import { AsyncLocalStorage } from 'node:async_hooks';
import { signals } from '../system/signals.ts';
import { forLog } from './db/unavailable.ts';

/** Longest interval between polls, in milliseconds: another process may have queued work. */
const REST = 30_000;
/** Shortest interval: a job another process is working on stays due the whole time. */
const BREATH = 50;

export type Worker = {
  /** Signals that work is waiting. */
  readonly wake: () => void;
  /** Resolves when the current job is done. */
  readonly stop: () => Promise<void>;
};

export type Work = {
  /** For the log: «The certificate issuer». */
  readonly name: string;
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  /** Processes one due job. @returns whether there was one. */
  readonly next: () => Promise<boolean>;
  /** When the next job is due; null when there is none. */
  readonly due: () => Promise<Date | null>;
};

/**
 * Processes jobs as they come due, starting with those left by an earlier process. All its state is
 * in the database, so it can be killed at any moment.
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
        signals.jobFailed.send({ worker: name });
        log(`${name} was interrupted:`, forLog(error));
        rest = REST;
      }
    } while (isWanted && !isStopped);
    running = null;
    if (!isStopped) timer = setTimeout(wake, rest);
  }

  // Detaches the job from the request that woke it: its log and trace must not be attributed to that.
  const begin = AsyncLocalStorage.bind(run);

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    isWanted = true;
    running ??= begin();
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
