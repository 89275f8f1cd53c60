import type * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { HTTP_TIMEOUT } from '../../config/constants.ts';
import { DESCRIPTIONS, NO_CONNECTION, readEnvelope } from './envelope.ts';
import { callInit, callUrl, type Identity } from './request.ts';
import { failure, type Result } from './result.ts';

export type CallOptions = Identity & {
  /** The origin of the backend, without a trailing slash; empty for the page's own origin. */
  readonly origin: string;
  /** Replaces the global `fetch`, in tests and in the build. */
  readonly fetch?: typeof fetch;
  /** The caller's own abort signal, in addition to the timeout. */
  readonly signal?: AbortSignal;
  /** The key of a call marked `once`, so that a retry has no second effect. */
  readonly attempt?: string;
  /** Lets the request outlive its page (`keepalive`). */
  readonly lasting?: boolean;
  /** Milliseconds, by default the contract's 30 s. */
  readonly timeout?: number;
};

/** The body as JSON; `undefined` if it is not JSON. Timeouts while reading still throw. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the browser knows that it has no network; nothing says so in the build and at the edge. */
const isOffline = () =>
  typeof navigator === 'object' && 'onLine' in navigator && navigator.onLine === false;

/** The text of a network error; Node puts its details in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Makes one call of the contract: the only caller in the build, the browser and the edge. Never
 * throws for network or server failures.
 * @returns the result parsed by the entry's own schema, or the reason why there is none.
 */
export async function callBackend<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
  params: v.InferInput<P>,
  options: CallOptions,
): Promise<Result<v.InferOutput<R>>> {
  const { origin, fetch: send = fetch, signal, lasting, timeout = HTTP_TIMEOUT } = options;
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await send(callUrl(entry, params, origin), {
      ...callInit(entry, params, options),
      ...(lasting && { keepalive: true }),
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    });
    return readEnvelope(entry, response.status, await jsonOf(response));
  } catch (error) {
    // Check the signal, not the error: runtimes name the error of an aborted body differently.
    const late = deadline.aborted && !signal?.aborted;
    const code = late ? 'upstream_timeout' : 'upstream';
    return failure({
      code,
      description: isOffline() ? NO_CONNECTION : DESCRIPTIONS[code],
      call: entry.name,
      reason: reasonOf(error),
    });
  }
}
