import type { ErrorCode } from '../../../contract/errors.ts';

/** Why a call gave no result. Screens choose their words by `code`; `description` is the fallback. */
export type CallError = {
  readonly code: ErrorCode;
  /** The server's description where it sent one, else a Russian sentence of our own. */
  readonly description: string;
  /** Name of the contract entry, for logs. */
  readonly call: string;
  /** HTTP status, when there was a reply at all. */
  readonly status?: number;
  /** Refused parameters with the reason, in Russian. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What exactly was wrong, in English, for logs; known where no server described it. */
  readonly reason?: string;
  /** Dot path of the first field that broke the contract. */
  readonly path?: string;
};

/** Outcome of a call: expected failures are values, so nobody can forget to look at them. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallError };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(error: CallError): Result<never> {
  return { ok: false, error };
}
