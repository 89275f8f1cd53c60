/** Calls while the database hangs: visitors get an error early, not after the last timeout. */
import { setTimeout as pause } from 'node:timers/promises';
import { forLog, isUnavailable } from './db/unavailable.ts';
import { Failure } from './failure.ts';

/** Milliseconds after which a call checks whether the database still answers other queries. */
const PATIENCE = 3_000;

const unavailable = (cause: unknown) =>
  new Failure(
    'unavailable',
    'Сервис сейчас не\u00a0отвечает. Попробуйте ещё раз через минуту',
    undefined,
    cause,
  );

/** Converts an error of an unavailable database to a `Failure`; returns any other error unchanged. */
export const asFailure = (error: unknown): unknown =>
  error instanceof Failure || !isUnavailable(error) ? error : unavailable(forLog(error));

/**
 * Waits for work as long as the database answers anybody: a slow call may take its time, but one that
 * hangs with the database is given up.
 * @throws Failure `unavailable` when it is given up; the work may still complete.
 */
export async function whileAnswered<T>(
  work: Promise<T>,
  answers: () => Promise<boolean>,
  patience = PATIENCE,
): Promise<T> {
  const done = new AbortController();
  const { signal } = done;
  async function watch(): Promise<never> {
    for (;;) {
      await pause(patience, undefined, { signal });
      if (!(await answers())) throw unavailable('the database is silent');
    }
  }
  const watching = watch();
  watching.catch(() => {});
  // The work may fail after nobody is waiting for it.
  work.catch(() => {});
  try {
    return await Promise.race([work, watching]);
  } finally {
    done.abort();
  }
}
