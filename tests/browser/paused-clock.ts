import type { Clock } from '@playwright/test';

/**
 * Notes whether a test pauses the clock of its pages. Playwright resumes a paused clock while it empties the tab
 * for the next test, without waiting for it; on a busy machine its script then stays and throws in every page of
 * that test.
 * @returns a function that resumes a paused clock.
 */
export function watchPauses(clock: Clock): () => Promise<void> {
  const pauseAt = clock.pauseAt.bind(clock);
  let isPaused = false;
  clock.pauseAt = async (time) => {
    isPaused = true;
    await pauseAt(time);
  };
  return async () => {
    if (isPaused) await clock.resume();
  };
}
