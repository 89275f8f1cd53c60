import { StopError } from '../../system/stop-error.ts';

/** The parts of a process that matter here. */
export type Running = { readonly ended: Promise<unknown>; stop(): Promise<void> };

export type Restartable<T> = {
  /**
   * The process, as soon as it runs.
   * @throws StopError when it did not start.
   */
  running(): Promise<T>;
  /**
   * Ends the process, if there is one, and starts it.
   * @param between work that requires the process to be stopped.
   */
  restart(between?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A process that can be restarted while others run.
 * @param died called when it has exited unrequested.
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
      // A process that is still starting ends with this one.
      await alive?.stop();
    },
  };
}
