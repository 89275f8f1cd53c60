import type { Context } from '../handler.ts';

/**
 * The context of a handler, with a witness: once it has looked at who asks or what time it is, its
 * result may differ for the next one who asks.
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
