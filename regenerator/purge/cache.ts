import type { Forgotten } from './changes.ts';

/** A cache in front of the site. */
export type Cache = {
  /** For the log. */
  readonly name: string;
  /**
   * Milliseconds after which it is told again: a reply of the release before may have been on its way
   * to it when it forgot.
   */
  readonly settle: number;
  /**
   * Makes it forget, on all of its nodes.
   * @param signal gives it up.
   * @throws PurgeError when it has not said that it did.
   */
  forget(forgotten: Forgotten, signal: AbortSignal): Promise<void>;
  /**
   * Makes it ask for a page anew if it has a copy that it forgot, so that no reader waits for it. Absent
   * where it cannot.
   * @param address of the page on the site.
   * @throws PurgeError when it does not answer: a reader waits, then.
   */
  readonly renew?: (address: string, signal: AbortSignal) => Promise<void>;
};

/** Why a cache did not forget, as one sentence. */
export class PurgeError extends Error {
  override readonly name = 'PurgeError';
  /** Milliseconds that it asks to wait; null when it does not say. */
  readonly wait: number | null;

  constructor(message: string, wait: number | null = null) {
    super(message);
    this.wait = wait;
  }
}
