import type { ErrorCode } from '../../../contract/errors.ts';

/**
 * Why a call gave no result. Screens choose their text by `code`; `description` is the fallback.
 */
export type CallError = {
  readonly code: ErrorCode;
  /** The server's description if it sent one, otherwise a Russian sentence of our own. */
  readonly description: string;
  /** The description is the server's; absent: it is one of ours, which knows the code alone. */
  readonly isServers?: true;
  /** Name of the contract entry, for logs. */
  readonly call: string;
  /** HTTP status, if there was a response at all. */
  readonly status?: number;
  /** Rejected parameters with the reason, in Russian. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The exact cause, in English, for logs; set when no server described it. */
  readonly reason?: string;
  /** Dot path of the first field that broke the contract. */
  readonly path?: string;
};

/** The outcome of a call: expected failures are values, so that callers cannot ignore them. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallError };

/** The result of a call that has succeeded. */
export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The result of a call that has failed. */
export function failure(error: CallError): Result<never> {
  return { ok: false, error };
}
