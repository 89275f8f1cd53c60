import type { Cache } from './cache.ts';

/** Maximum number of pages to refresh; readers' requests refresh the others. */
const MOST = 64;

/** Concurrent requests: readers of other pages take precedence. */
const AT_ONCE = 2;

export type Renewal = {
  /** Refreshes these pages, too; returns immediately. */
  readonly add: (addresses: readonly string[]) => void;
  /** Resolves when no request is in progress. */
  readonly stop: () => Promise<void>;
};

/**
 * Makes a cache refetch purged pages before readers request them. Nothing depends on it: pages that fail or
 * exceed the limit are left to their first reader.
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
      // A failure does not delay the other pages.
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
