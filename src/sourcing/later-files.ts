/** Files that a build makes while it compiles: pages name them before they exist. */
import pLimit from 'p-limit';
import type { Progress } from '../config/progress.ts';

/** Enough to keep the backend's encoder busy while the compiler blocks this thread. */
const AT_ONCE = 16;

const limit = pLimit(AT_ONCE);
const works: Promise<void>[] = [];

/** Takes works, and reports how many of them are done. */
export function makeLater(progress: Progress): (work: () => Promise<void>) => void {
  let done = 0;
  let total = 0;
  return (work) => {
    total += 1;
    const made = limit(async () => {
      await work();
      done += 1;
      progress(done, total);
    });
    // Whoever waits for the files learns of the failure.
    made.catch(() => {});
    works.push(made);
  };
}

/** Waits for all files. @throws what the making of one has thrown. */
export async function filesMade(): Promise<void> {
  await Promise.all(works.splice(0));
}
