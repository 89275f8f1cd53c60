/** One request to the editor API, and its response. */
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { failure, type Result } from '../../src/client/calls/result.ts';
import { readAnswer } from './read-answer.ts';
import { addressOf, initOf, type Sending } from './request.ts';
import { noteServerTime } from './server-time.ts';
import { session } from './session.ts';

/** Timeout in milliseconds: longer than the edge waits for the backend. */
export const PATIENCE = 30_000;

export type Named = Readonly<Record<string, unknown>>;

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

/** Sends a call as the signed-in user. Never throws for network or server failures. */
export async function exchange<P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  { signal, file, isLast = false, ...sending }: SendOptions = {},
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
    return readAnswer(call, response.status, await jsonOf(response));
  } catch (error) {
    const code = late.aborted ? 'upstream_timeout' : 'upstream';
    const reason = error instanceof Error ? error.message : 'unknown';
    return failure({ code, description: DESCRIPTIONS[code], call: call.name, reason });
  }
}
