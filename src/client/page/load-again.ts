/** Pauses before a chunk is requested again, in milliseconds. */
const PAUSES = [300, 1_000, 3_000];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    // A restored connection ends the wait.
    window.addEventListener('online', end);
  });

/**
 * Loads a chunk that an action of the visitor needs, with retries: on a bad connection one lost
 * file must not lose what the visitor has just sent. The bundler requests a failed file again.
 * @throws the error of the last attempt.
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
