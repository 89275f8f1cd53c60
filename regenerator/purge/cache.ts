import type { Forgotten } from './changes.ts';

/** A cache in front of the site. */
export type Cache = {
  /** For the log. */
  readonly name: string;
  /**
   * Milliseconds after which the purge is repeated: a response of the previous release may have been in
   * transit during the first one.
   */
  readonly settle: number;
  /**
   * Purges it, on all of its nodes.
   * @param signal aborts the purge.
   * @throws PurgeError when the cache has not confirmed.
   */
  forget(forgotten: Forgotten, signal: AbortSignal): Promise<void>;
  /**
   * Makes it refetch a page whose copy was purged, so that no reader waits for it. Absent if the cache cannot
   * do so.
   * @param address of the page on the site.
   * @throws PurgeError when it does not respond: a reader waits, then.
   */
  readonly renew?: (address: string, signal: AbortSignal) => Promise<void>;
};

/** Why a purge failed, as one sentence. */
export class PurgeError extends Error {
  override readonly name = 'PurgeError';
  /** The delay that the cache requests, in milliseconds; null when it requests none. */
  readonly wait: number | null;

  constructor(message: string, wait: number | null = null) {
    super(message);
    this.wait = wait;
  }
}
