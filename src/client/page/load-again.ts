/** Pauses before a part of the site is asked for again, in milliseconds. */
const PAUSES = [300, 1_000, 3_000];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    // A line that is back needs no more patience.
    window.addEventListener('online', end);
  });

/**
 * Loads a part of the site that an action of the visitor needs, more than once where it does not
 * come: on a bad line one lost file must not cost him what he has just sent. The bundler asks anew
 * for a file that failed.
 * @throws what the last try threw.
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const milliseconds of PAUSES) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return load();
}
