import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 30_000;

/** Waits for another process to do something. @throws Error on timeout. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Timed out waiting for: ${what}`);
    await pause(20);
  }
}
