import { readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../system/error-code.ts';
import type { Places } from './manifest.ts';

/** Files removed after one publication; the rest waits for the next. */
const AT_ONCE = 1_000;
/** Removed concurrently. */
const TOGETHER = 4;

/** Everything in the store that no stored release uses: left by a crash or a shutdown. */
export async function unusedObjects(
  places: Places,
  isUsed: (sha256: string) => boolean,
): Promise<string[]> {
  const unused: string[] = [];
  for (const directory of await readdir(places.objects)) {
    const names = await readdir(join(places.objects, directory));
    unused.push(...names.filter((name) => !isUsed(name)));
  }
  return unused;
}

/** Removes a file if it exists. */
async function remove(path: string): Promise<void> {
  await unlink(path).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
}

/** Removes the files of dropped releases, a bounded number at a time. */
export class Sweep {
  readonly #places: Places;
  #waiting: string[] = [];
  #isMarked: boolean;

  /** @param isMarked whether the mark for the next process already exists. */
  constructor(places: Places, isMarked: boolean) {
    this.#places = places;
    this.#isMarked = isMarked;
  }

  add(unused: readonly string[]): void {
    this.#waiting = this.#waiting.concat(unused);
  }

  /** @param isUsed checked again: a newer release may contain the same content. */
  async run(isUsed: (sha256: string) => boolean): Promise<void> {
    const now = this.#waiting.slice(0, AT_ONCE).filter((sha256) => !isUsed(sha256));
    this.#waiting = this.#waiting.slice(AT_ONCE);
    for (let from = 0; from < now.length; from += TOGETHER) {
      const some = now.slice(from, from + TOGETHER);
      const ends = await Promise.allSettled(some.map((one) => remove(this.#places.object(one))));
      // Leftover files do no harm; they are retried.
      this.add(some.filter((_, at) => ends[at]?.status === 'rejected'));
    }
    const isLeft = this.#waiting.length > 0;
    if (isLeft === this.#isMarked) return;
    // The mark makes the next process search for files that this one may not get to remove.
    if (isLeft) await writeFile(this.#places.unswept, '');
    else await rm(this.#places.unswept, { force: true });
    this.#isMarked = isLeft;
  }
}
