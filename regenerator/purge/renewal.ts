import type { Cache } from './cache.ts';

/** So many pages are renewed; the others are as readers come. */
const MOST = 64;

/** At once: readers of other pages come first. */
const AT_ONCE = 2;

export type Renewal = {
  /** Renews these pages, too, and does not wait for it. */
  readonly add: (addresses: readonly string[]) => void;
  /** Ends when nothing is under way any more. */
  readonly stop: () => Promise<void>;
};

/**
 * Makes a cache ask for what it forgot before readers do. Nothing depends on it: what fails or is too much
 * is left to the first reader.
 */
export function startRenewal({ renew }: Pick<Cache, 'renew'>): Renewal {
  const stopping = new AbortController();
  const left = new Set<string>();
  const working = new Set<Promise<void>>();
  let free = AT_ONCE;

  async function work(ask: NonNullable<Cache['renew']>): Promise<void> {
    free -= 1;
    for (const address of left) {
      left.delete(address);
      // One that fails holds up no other.
      await ask(address, stopping.signal).catch(() => {});
    }
    free += 1;
  }

  return {
    add(addresses) {
      if (!renew || stopping.signal.aborted) return;
      for (const address of addresses.slice(0, MOST - left.size)) left.add(address);
      while (free > 0 && left.size > 0) {
        const one = work(renew);
        working.add(one);
        void one.finally(() => working.delete(one));
      }
    },
    async stop() {
      stopping.abort();
      left.clear();
      await Promise.all(working);
    },
  };
}
