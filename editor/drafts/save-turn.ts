/**
 * A draft is saved by itself, by a button and by a merge: each of them is told the revision that the
 * next one begins from, so two at once would take each other for somebody else.
 */
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Whether a save is under way or waits for one. */
export const isSaving = (): boolean => waiting > 0;

/** Saves once whatever is under way has ended, well or not. */
export async function inTurn<T>(save: () => Promise<T>): Promise<T> {
  const before = last;
  const { promise, resolve } = Promise.withResolvers<void>();
  last = promise;
  waiting += 1;
  try {
    await before;
    return await save();
  } finally {
    waiting -= 1;
    resolve();
  }
}
