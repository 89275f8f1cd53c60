import { userCheck } from '../../contract/calls/user.ts';
import { callBackend } from '../../src/client/calls/call.ts';
import { complain, fetchForRequest } from './request-scope.ts';
import type { Visitor } from './visitor.ts';

/** `unknown`: the check itself failed, which blocks nobody (section 6). */
export type Standing = 'member' | 'stranger' | 'unknown';

export type GuardOptions = {
  readonly origin: string | null;
  /** Milliseconds; the contract's own timeout by default. */
  readonly timeout?: number;
};

/**
 * Asks the backend whose token this is. Without a token there is no user, so no request is sent. A failed
 * check is logged with the call's name and the error code, never with the token.
 */
export async function standingOf(visitor: Visitor, options: GuardOptions): Promise<Standing> {
  if (!visitor.token) return 'stranger';
  if (!options.origin) {
    complain(`${userCheck.name}: REST_ORIGIN is not set`);
    return 'unknown';
  }
  const { origin, timeout } = options;
  const checked = await callBackend(
    userCheck,
    {},
    {
      ...visitor,
      origin,
      ...(timeout && { timeout }),
      fetch: fetchForRequest,
    },
  );
  if (checked.ok) return checked.value.user ? 'member' : 'stranger';
  const { call, code, status, path } = checked.error;
  complain(`${call}: ${code} ${JSON.stringify({ status, path })}`);
  return 'unknown';
}
