import { success, failure, type Result } from '../client/calls/result.ts';
import { memberResource, notYours } from './member-data.ts';
import type { Load, Resource } from './resource.ts';

/** Milliseconds for which data counts as fresh: header and page load it together. */
const FRESH_FOR = 10_000;

export type SharedResource<T extends object> = Resource<T, []> & {
  /**
   * The current data, loaded unless a load is pending or has just finished. For consumers that share it; a
   * caller that knows about a change uses `run`.
   */
  want(): Promise<Result<T>>;
};

/**
 * A member resource that the frame of the site and several pages read: one call serves all of them.
 */
export function sharedResource<T extends object>(load: Load<T, []>): SharedResource<T> {
  const own: Resource<T, []> = memberResource<T>(async (signal) => {
    const before = own.state.data;
    const got = await load(signal);
    const now = own.state.data;
    // What was saved or moved meanwhile is newer than the response.
    return got.ok && now !== null && now !== before ? success(now) : got;
  });
  const { state } = own;
  let underWay = Promise.resolve();
  let cameAt = -Infinity;

  const run = () => {
    underWay = own.run().then(() => {
      if (!state.pending) cameAt = performance.now();
    });
    return underWay;
  };
  const isFresh = () =>
    state.data !== null && state.error === null && performance.now() - cameAt < FRESH_FOR;

  return {
    ...own,
    run,
    retry: run,
    async want() {
      if (!state.pending && !isFresh()) void run();
      // A newer request may replace the awaited one.
      while (state.pending) await underWay;
      if (state.error !== null) return failure(state.error);
      // Responses are stored unchanged (see createResource).
      return state.data === null ? notYours('member') : success(state.data as T);
    },
  };
}
