import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { DESCRIPTIONS, readEnvelope } from '../../src/client/calls/envelope.ts';
import { failure, type Result } from '../../src/client/calls/result.ts';
import { addressOf, initOf, type Sending } from './request.ts';
import { noteServerTime } from './server-time.ts';
import { signedIn } from './sign-in-again.ts';
import { session } from './session.ts';

/** Timeout in milliseconds: longer than the edge waits for the backend. */
const PATIENCE = 30_000;

type Named = Readonly<Record<string, unknown>>;

export type SendOptions = Omit<Sending, 'csrf'> & {
  readonly signal?: AbortSignal;
  /** A file, in place of the call's body. */
  readonly file?: Blob;
  /** Whether the tab may close before the response arrives. */
  readonly isLast?: boolean;
};

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function exchange<P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  { signal, file, isLast = false, ...sending }: SendOptions,
): Promise<Result<v.InferOutput<R>>> {
  const late = AbortSignal.timeout(PATIENCE);
  const init = initOf(call, params, { ...sending, csrf: session.me?.csrf ?? null });
  try {
    const response = await fetch(addressOf(call, params), {
      ...init,
      ...(file && { body: file }),
      keepalive: isLast,
      signal: signal ? AbortSignal.any([late, signal]) : late,
    });
    noteServerTime(response.headers.get('date'));
    return readEnvelope(call, response.status, await jsonOf(response));
  } catch (error) {
    const code = late.aborted ? 'upstream_timeout' : 'upstream';
    const reason = error instanceof Error ? error.message : 'unknown';
    return failure({ code, description: DESCRIPTIONS[code], call: call.name, reason });
  }
}

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
