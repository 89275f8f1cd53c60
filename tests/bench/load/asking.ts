/** Calls as the edge makes them for a visitor, each recorded with its outcome. */
import type * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { EDGE_SECRET_HEADER, VISITOR_ADDRESS_HEADER } from '../../../contract/headers.ts';
import { callBackend } from '../../../src/client/calls/call.ts';
import type { Result } from '../../../src/client/calls/result.ts';

/** Milliseconds after which a request counts as hanging: no code of ours takes that long. */
export const DEADLINE = 20_000;

export const BENCH_SECRET = 'the-secret-of-this-bench-and-of-nothing-else';

/** Somebody in front of a browser. */
export type Person = {
  readonly deviceId: string;
  readonly token: string | null;
  readonly address: string;
};

export type Outcome = {
  readonly call: string;
  /** `ok`, or the code of its error. */
  readonly code: string;
  /** 0 without a response. */
  readonly status: number;
  /** Milliseconds from its scheduled time. */
  readonly ms: number;
  /** When it ended, by the process's clock. */
  readonly at: number;
};

export type Ask = <P extends v.GenericSchema, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  person: Person,
) => Promise<Result<v.InferOutput<R>>>;

/** The caller's address as our edge states it. */
const told = (init: RequestInit | undefined, { address }: Person): RequestInit => {
  const headers = new Headers(init?.headers);
  headers.set(EDGE_SECRET_HEADER, BENCH_SECRET);
  headers.set(VISITOR_ADDRESS_HEADER, address);
  return { ...init, headers };
};

/**
 * Makes calls to one origin.
 * @param note called for each finished call.
 * @param due the scheduled time of the first call: waiting for its turn counts.
 */
export function asking(
  origin: string,
  note: (outcome: Outcome) => void,
  due = performance.now(),
): Ask {
  let from = due;
  return async (call, params, person) => {
    let status = 0;
    const { deviceId, token } = person;
    const result = await callBackend(call, params, {
      origin,
      deviceId,
      token,
      attempt: crypto.randomUUID(),
      timeout: DEADLINE,
      fetch: async (input, init) => {
        const reply = await fetch(input, told(init, person));
        ({ status } = reply);
        return reply;
      },
    });
    const now = performance.now();
    const code = result.ok ? 'ok' : result.error.code;
    note({ call: call.name, code, status, ms: now - from, at: now });
    from = now;
    return result;
  };
}
