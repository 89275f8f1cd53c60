import { forLog } from '../db/unavailable.ts';
import type { JobName, Jobs } from './jobs.ts';

/**
 * The jobs of a process that runs none itself: it notifies the workers. Concurrent wake-ups are
 * batched. A lost notification only costs time, because workers also poll.
 * @param tell sends one message to all workers.
 */
export function toldWorkers(
  tell: (names: readonly JobName[]) => Promise<unknown>,
  log: (message: string, error: unknown) => void,
): Jobs {
  const waiting = new Set<JobName>();
  let telling: Promise<void> | null = null;

  async function tellAll(): Promise<void> {
    try {
      while (waiting.size > 0) {
        const names = [...waiting];
        waiting.clear();
        await tell(names);
      }
    } catch (error) {
      log('Workers could not be told of a job:', forLog(error));
    } finally {
      // Reset synchronously: a job that arrives before a later turn would be reported to nobody.
      telling = null;
    }
  }

  return {
    wake: (job) => {
      waiting.add(job);
      telling ??= tellAll();
    },
    stop: async () => {
      await telling;
    },
  };
}
