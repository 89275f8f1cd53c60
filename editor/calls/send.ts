import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { exchange, type Named, type SendOptions } from './exchange.ts';
import { signedIn } from './sign-in-again.ts';

/**
 * Makes one call of the editor API as the signed-in user; when the session has ended, it waits
 * until they have signed in again. Never throws for network or server failures.
 */
export const send = <P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  options: SendOptions = {},
): Promise<Result<v.InferOutput<R>>> => {
  const once = () => exchange(call, params, options);
  return options.isLast ? once() : signedIn(once);
};
