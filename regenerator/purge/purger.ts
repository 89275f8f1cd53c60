import { setTimeout as pause } from 'node:timers/promises';
import { signals } from '../../system/signals.ts';
import { stepOf, type Places } from '../publish/manifest.ts';
import { readPointer } from '../publish/pointers.ts';
import { PurgeError, type Cache } from './cache.ts';
import { changesBetween, type Forgotten, type Spot } from './changes.ts';
import { readNote, writeNote } from './purged-note.ts';
import { startRenewal } from './renewal.ts';

export type Purging = {
  readonly places: Places;
  readonly cache: Cache;
  /** A key of the rules for responses beyond the release; when it changes, so do all responses. */
  readonly rules: string;
  /** The file that records the last release whose purge was confirmed. */
  readonly file: string;
  readonly log: (message: string) => void;
  /** Overrides the cache's own. */
  readonly settle?: number;
};

export type Purger = {
  /** Reports that another release is served; returns immediately. */
  readonly wake: () => void;
  /** The last release that the cache has confirmed; null when it has confirmed none. */
  readonly confirmed: () => number | null;
  readonly stop: () => Promise<void>;
};

/** Polling interval of the served release in milliseconds: other processes roll back, too. */
const LOOK = 5_000;

/** Pauses between attempts, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 5_000, 15_000, 60_000];

/** The longest delay requested by a cache that is honoured. */
const LONGEST_WAIT = 300_000;

const isNothing = (forgotten: Forgotten) =>
  forgotten !== 'everything' && forgotten.tags.length === 0;

type Told = Spot & { readonly at: number };

/**
 * Purges from a cache what each release changes, in order, one request after the other, until it confirms.
 * Releases published meanwhile are combined. All its state is in a file that is written last: if the process
 * is killed at any moment, the next one purges at least as much.
 */
export function startPurger(purging: Purging): Purger {
  const { places, cache, rules, file, log, settle = cache.settle } = purging;
  const stopping = new AbortController();
  const renewal = startRenewal(cache);
  let woken = new AbortController();
  /** No copy is older than this release. */
  const key = `${cache.name} ${rules}`;
  let settled = readNote(file, key);
  /** Purges that were confirmed once, the oldest first. */
  let once: readonly Told[] = [];
  let tries = 0;

  const last = (): Spot | null => once.at(-1) ?? settled;

  async function forget(from: Spot | null, to: Spot): Promise<void> {
    const forgotten = await changesBetween(places, from, to);
    if (isNothing(forgotten)) return;
    await cache.forget(forgotten, stopping.signal);
    signals.cacheTold.send({ result: 'ok' });
    if (forgotten !== 'everything') renewal.add(forgotten.pages);
  }

  /** Purges changes of the release that is served now. @returns whether there were any. */
  async function tell(): Promise<boolean> {
    const pointer = readPointer(places);
    if (!pointer) return false;
    const now = { number: pointer.number, step: stepOf(pointer) };
    const told = last();
    if (told?.number === now.number && told.step === now.step) return false;
    await forget(told, now);
    once = [...once, { ...now, at: performance.now() }];
    return true;
  }

  /** Repeats purges that are old enough. @returns whether there were any. */
  async function tellAgain(): Promise<boolean> {
    const due = once.filter(({ at }) => performance.now() - at >= settle);
    const newest = due.at(-1);
    if (!newest) return false;
    for (const told of due) {
      await forget(settled, told);
      settled = told;
    }
    writeNote(file, key, newest);
    once = once.slice(due.length);
    return true;
  }

  function failed(error: unknown): number {
    signals.cacheTold.send({ result: 'failed' });
    const reason = error instanceof Error ? error.message : String(error);
    const asked = (error instanceof PurgeError ? error.wait : null) ?? 0;
    const wait = Math.min(asked, LONGEST_WAIT);
    const rest = Math.max(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, wait);
    if (tries === 0)
      log(`The cache does not forget what has changed, and is told again: ${reason}`);
    tries += 1;
    return rest;
  }

  /** @returns milliseconds until there may be something to do. */
  async function work(): Promise<number> {
    try {
      while (!stopping.signal.aborted && ((await tell()) || (await tellAgain())));
      if (tries > 0) log('The cache has forgotten what had changed.');
      tries = 0;
    } catch (error) {
      if (stopping.signal.aborted) return 0;
      return failed(error);
    }
    const [oldest] = once;
    const rest = oldest ? oldest.at + settle - performance.now() : LOOK;
    return Math.min(Math.max(rest, 1), LOOK);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      const rest = await work();
      // New releases do not speed up retries of a cache that refuses.
      const signal = tries > 0 ? stopping.signal : AbortSignal.any([woken.signal, stopping.signal]);
      await pause(rest, undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    wake: () => woken.abort(),
    confirmed: () => last()?.number ?? null,
    stop: async () => {
      stopping.abort();
      await running;
      await renewal.stop();
    },
  };
}
