import { forLog } from '../db/unavailable.ts';
import type { JobName, Jobs } from './jobs.ts';

/**
 * The jobs of a process that does none itself: it tells those that do. Many wishes at once become
 * one message. A message that is lost costs time only, because workers also look by themselves.
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
      // At once and not in a later turn: a job that comes in between would be told to nobody.
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
