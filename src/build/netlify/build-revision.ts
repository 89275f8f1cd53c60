import { setTimeout as sleep } from 'node:timers/promises';

/** A backend reports no revision while it is written to or starts, so the build retries. */
const TRIES = 5;

/** Milliseconds between tries. */
const PAUSE = 1_000;

/**
 * The lowest content revision that a build can show, or null if the backend never reports one: then an origin
 * that is behind goes unnoticed, which the build logs.
 */
export async function buildRevision(
  ask: () => Promise<number | null>,
  warn: (line: string) => void,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<number | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const revision = await ask();
    if (revision !== null) return revision;
    if (left > 1) await pause(PAUSE);
  }
  warn(
    'The backend says no content revision: pages of PAGES_ORIGIN are served although they may be older than this build.',
  );
  return null;
}
