import { setTimeout as sleep } from 'node:timers/promises';

/** A backend says no revision while it is written to, or starts. */
const TRIES = 5;

/** Milliseconds between them. */
const PAUSE = 1_000;

/**
 * The content revision that a build shows at least, or null if the backend never says one: then nobody
 * sees that an origin of pages is behind, which is worth a line in the log of the build.
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
