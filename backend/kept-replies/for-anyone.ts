import type { Context } from '../handler.ts';

/**
 * Wraps a handler's context to record access: a result that depends on the caller or the current time
 * may differ for the next caller.
 */
export function witnessed(context: Context): {
  readonly context: Context;
  readonly isForAnyone: () => boolean;
} {
  let isForAnyone = true;
  const seen = {
    ...context,
    get caller() {
      isForAnyone = false;
      return context.caller;
    },
    get now() {
      isForAnyone = false;
      return context.now;
    },
  };
  return { context: seen, isForAnyone: () => isForAnyone };
}
