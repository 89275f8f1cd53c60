/**
 * The autosave, the button and the merge all save a draft. Each save returns the revision that the
 * next one is based on, so two concurrent saves would conflict with each other.
 */
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Whether a save is running or queued. */
export const isSaving = (): boolean => waiting > 0;

/** Saves once all earlier saves have finished, whether they succeeded or not. */
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
