import { setTimeout as pause } from 'node:timers/promises';

/** Default timeout in milliseconds: a busy machine is not a failure. */
const PATIENCE = 60_000;

/** Polls until a condition holds. @throws AbortError after the timeout. */
export async function until(holds: () => Promise<boolean>, ms = PATIENCE): Promise<void> {
  const deadline = AbortSignal.timeout(ms);
  while (!(await holds())) await pause(20, undefined, { signal: deadline });
}
