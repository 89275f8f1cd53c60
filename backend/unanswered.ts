/** Calls on a database that does not answer: visitors are told soon, not after its last timeout. */
import { setTimeout as pause } from 'node:timers/promises';
import { forLog, isUnavailable } from './db/unavailable.ts';
import { Failure } from './failure.ts';

/** Milliseconds after which a call asks whether the database still answers others. */
const PATIENCE = 3_000;

const unavailable = (cause: unknown) =>
  new Failure(
    'unavailable',
    'Сервис сейчас не\u00a0отвечает. Попробуйте ещё раз через минуту',
    undefined,
    cause,
  );

/** An error of a database that does not answer as a failure of that code; any other as it is. */
export const asFailure = (error: unknown): unknown =>
  error instanceof Failure || !isUnavailable(error) ? error : unavailable(forLog(error));

/**
 * Waits for work as long as the database answers somebody: a slow call is waited for, one that a
 * frozen database holds is given up.
 * @throws Failure `unavailable` when it is given up; what it has begun may still be done.
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
  // Nobody may be left to hear that it failed.
  work.catch(() => {});
  try {
    return await Promise.race([work, watching]);
  } finally {
    done.abort();
  }
}
