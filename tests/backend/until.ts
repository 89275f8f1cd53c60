import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for whatever has no time of its own: a busy machine is not a failure. */
const PATIENCE = 60_000;

/** Looks until something holds, for some milliseconds. @throws AbortError after them. */
export async function until(holds: () => Promise<boolean>, ms = PATIENCE): Promise<void> {
  const deadline = AbortSignal.timeout(ms);
  while (!(await holds())) await pause(20, undefined, { signal: deadline });
}
