import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 30_000;

/** Waits for what another process does. @throws Error when it never comes to that. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`It never came to this: ${what}`);
    await pause(20);
  }
}
