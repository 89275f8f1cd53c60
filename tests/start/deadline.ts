import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that anything here may take: a busy machine is no failure, a silent one is. */
const DEADLINE = 120_000;

/**
 * Waits for so long at the most.
 * @param missing what has not come, in words.
 */
export async function within<T>(work: Promise<T>, missing: () => string): Promise<T> {
  const done = new AbortController();
  const late = pause(DEADLINE, undefined, { signal: done.signal }).then(() => {
    throw new Error(`After ${DEADLINE / 1_000} s: ${missing()}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => {});
  }
}

/** Asks again and again until it holds. A question that fails is answered with no. */
export async function until(missing: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + DEADLINE;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(`After ${DEADLINE / 1_000} s: ${missing}`);
    await pause(20);
  }
}
