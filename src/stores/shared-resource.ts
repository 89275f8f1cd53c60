import { success, failure, type Result } from '../client/calls/result.ts';
import { memberResource, notYours } from './member-data.ts';
import type { Load, Resource } from './resource.ts';

/** Milliseconds in which what came is as good as asked for again: header and page begin together. */
const FRESH_FOR = 10_000;

export type SharedResource<T extends object> = Resource<T, []> & {
  /**
   * What is there, asked for where it is not under way and has not come just now. For those who
   * read it beside others; whoever knows of a change calls `run`.
   */
  want(): Promise<Result<T>>;
};

/** A member's resource that the frame of the site and several pages read: one call serves them all. */
export function sharedResource<T extends object>(load: Load<T, []>): SharedResource<T> {
  const own = memberResource<T>(load);
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
      // A newer request may take the place of the one that is waited for.
      while (state.pending) await underWay;
      if (state.error !== null) return failure(state.error);
      // Replies are kept as they came (see createResource).
      return state.data === null ? notYours('member') : success(state.data as T);
    },
  };
}
