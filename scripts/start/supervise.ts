import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from '../child-server.ts';

export type Supervision = {
  /** Its name in a sentence. */
  readonly name: string;
  /** The effect of its absence, as a clause. */
  readonly loss: string;
  readonly start: () => Promise<ChildServer>;
  /** Stops it for good. */
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
};

/**
 * Milliseconds before a server is restarted, by how often in a row it has ended soon; the last one repeats. A
 * server that died by accident is back immediately, and one that dies at each start does not keep a CPU busy.
 */
export const PAUSES = [0, 500, 1_000, 2_000, 5_000, 10_000, 30_000];

/** Milliseconds of life after which an end is unrelated to the previous one. */
export const STABLE_AFTER = 30_000;

/** How a server ends that has finished its work and leaves the rest to the next one. */
export const CLEAN_EXIT = 'code 0';

/** Waits; an abort is not an error. */
const wait = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { signal }).catch(() => undefined);

const pauseAfter = (tries: number) => PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;

const inSeconds = (ms: number) => (ms === 0 ? 'now' : `in ${ms / 1_000} s`);

/**
 * Starts a server, and restarts it whenever it ends.
 * @returns when it runs for the first time; `stopped` resolves when it is gone for good.
 * @throws what `start` throws the first time: a retry would not help then.
 */
export async function supervise(supervision: Supervision): Promise<{ stopped: Promise<void> }> {
  const { name, loss, signal, start, log } = supervision;
  const { pause: rest = wait, now = () => performance.now() } = supervision;

  /** Retries until it runs. @returns null when it is no longer wanted. */
  async function startAgain(soon: number): Promise<ChildServer | null> {
    for (let tries = soon; ; tries += 1) {
      const ms = pauseAfter(tries);
      if (tries > soon) log(`The ${name} did not start; it is tried again ${inSeconds(ms)}.`);
      await rest(ms, signal);
      if (signal.aborted) return null;
      try {
        return await start();
      } catch {
        // It has logged the reason itself.
        if (signal.aborted) return null;
      }
    }
  }

  /** @returns how it ended; null for a requested end. */
  async function endOf(child: ChildServer): Promise<string | null> {
    const stop = () => void child.stop();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    const how = await child.ended;
    signal.removeEventListener('abort', stop);
    return signal.aborted ? null : how;
  }

  async function watch(first: ChildServer): Promise<void> {
    let soon = 0;
    for (let child: ChildServer | null = first; child;) {
      const since = now();
      const how = await endOf(child);
      if (how === null) return;
      soon = now() - since < STABLE_AFTER && how !== CLEAN_EXIT ? soon : 0;
      const when = inSeconds(pauseAfter(soon));
      if (how !== CLEAN_EXIT) {
        log(`The ${name} has stopped (${how}), ${loss}; it is started again ${when}.`);
      }
      child = await startAgain(soon);
      if (child && how !== CLEAN_EXIT) log(`The ${name} runs again.`);
      soon += 1;
    }
  }

  return { stopped: watch(await start()) };
}
