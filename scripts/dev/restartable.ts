import { StopError } from '../stop-error.ts';

/** A process of ours, as far as this is concerned with it. */
export type Running = { readonly ended: Promise<unknown>; stop(): Promise<void> };

export type Restartable<T> = {
  /**
   * The process, as soon as it runs.
   * @throws StopError when it did not start.
   */
  running(): Promise<T>;
  /**
   * Ends the process, if there is one, and starts it.
   * @param between what needs that it does not run.
   */
  restart(between?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A process that is started again while others run.
 * @param died told when it has ended without being asked.
 */
export function restartable<T extends Running>(
  start: () => Promise<T>,
  died: () => void,
): Restartable<T> {
  let current: Promise<T> | null = null;
  let alive: T | null = null;
  let isStopping = false;

  async function begin(before: T | null, between?: () => Promise<void>): Promise<T> {
    await before?.stop();
    await between?.();
    const process = await start();
    alive = process;
    void process.ended.then(() => {
      if (alive !== process || isStopping) return;
      alive = null;
      died();
    });
    return process;
  }

  return {
    running: () => current ?? Promise.reject(new StopError('It has not been started.')),
    async restart(between) {
      const before = alive;
      alive = null;
      current = begin(before, between);
      await current;
    },
    async stop() {
      isStopping = true;
      // One that is just starting ends with this process.
      await alive?.stop();
    },
  };
}
