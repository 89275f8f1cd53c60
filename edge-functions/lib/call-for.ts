import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { callBackend } from '../../src/client/calls/call.ts';
import { callUrl } from '../../src/client/calls/request.ts';
import { failure, type Result } from '../../src/client/calls/result.ts';
import { restOrigin } from './environment.ts';
import { isTooLong, TOO_LONG } from './long-address.ts';
import { complain, fetchForRequest } from './request-scope.ts';
import { tellAddress } from './told-address.ts';
import type { Visitor } from './visitor.ts';

/** A visitor is waiting for a page: shorter than the contract's own timeout. */
const PATIENCE = 8_000;

type Asking = {
  readonly visitor: Visitor;
  /** For the backend's rate limits; without it all visitors of the edge would count as one. */
  readonly clientIp: string | undefined;
};

/** Makes a call for a visitor without scripts. Failures are logged by code. */
export async function callFor<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
  params: v.InferInput<P>,
  { visitor, clientIp }: Asking,
): Promise<Result<v.InferOutput<R>>> {
  const origin = restOrigin();
  if (!origin) {
    complain(`${entry.name}: REST_ORIGIN is not set`);
    return failure({ code: 'upstream', description: DESCRIPTIONS.upstream, call: entry.name });
  }
  if (isTooLong(callUrl(entry, params, origin))) return failure({ ...TOO_LONG, call: entry.name });
  const result = await callBackend(entry, params, {
    ...visitor,
    origin,
    timeout: PATIENCE,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      tellAddress(headers, clientIp);
      return fetchForRequest(input, { ...init, headers });
    },
  });
  if (!result.ok && (result.error.status ?? 500) >= 500) {
    const { call, code, status } = result.error;
    complain(`${call}: ${code} ${JSON.stringify({ status })}`);
  }
  return result;
}
