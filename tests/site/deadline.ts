import { setTimeout as pause } from 'node:timers/promises';

/** Timeout of anything here in milliseconds: a busy machine is not a failure, a silent one is. */
const DEADLINE = 120_000;

/**
 * Waits until the timeout.
 * @param missing describes what has not happened.
 * @param ms the timeout of what takes longer than others.
 */
export async function within<T>(
  work: Promise<T>,
  missing: () => string,
  ms = DEADLINE,
): Promise<T> {
  const done = new AbortController();
  const late = pause(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`After ${ms / 1_000} s: ${missing()}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => {});
  }
}

/** Polls until the condition holds. A failed check counts as false. */
export async function until(missing: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + DEADLINE;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(`After ${DEADLINE / 1_000} s: ${missing}`);
    await pause(20);
  }
}
