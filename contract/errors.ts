import * as v from 'valibot';

/** HTTP status of every error code that can cross the wire. One row a code; nothing else maps them. */
export const ERROR_STATUS = {
  bad_request: 400,
  captcha_failed: 400,
  code_expired: 400,
  code_wrong: 400,
  consent_missing: 400,
  /** The link of a letter was used or is too old. */
  link_expired: 400,
  /** Address and password do not belong together; which of them, nobody is told. */
  login_wrong: 400,
  optician_out_of_stock: 400,
  phone_not_verified: 400,
  /** The check sign of a package code does not fit: it was mistyped. */
  product_code_mistyped: 400,
  product_code_unknown: 400,
  product_code_used: 400,
  sms_failed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  /** Another entity of the collection has this alias. */
  alias_taken: 409,
  already_answered: 409,
  already_redeemed: 409,
  balance_too_low: 409,
  /** The offer has ended: its order leads no further. */
  discount_over: 409,
  email_taken: 409,
  /** The idempotency key belongs to another call or to other parameters. */
  key_reused: 409,
  /** Something else refers to it, so it cannot go. */
  in_use: 409,
  /** Somebody has saved since it was read. */
  edit_conflict: 409,
  /** The new phone belongs to another member, and whoever asks has it in his hands. */
  phone_taken: 409,
  /** The phone has its certificate already: the flow goes on to the certificate step. */
  get_certificate: 409,
  no_places_left: 409,
  not_redeemed: 409,
  state_conflict: 409,
  /** What an editor wrote breaks the rules of its collection; `errors` says where. */
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  not_implemented: 501,
  upstream: 502,
  upstream_contract: 502,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Codes any call may answer with, so entries do not repeat them. */
export const COMMON_ERRORS = [
  'bad_request',
  'too_many_requests',
  'internal',
  'not_implemented',
  'upstream',
  'upstream_contract',
  'upstream_timeout',
] as const satisfies readonly ErrorCode[];

/**
 * The error side of the envelope. `error` is one of `ERROR_STATUS` where the backend is ours and
 * any text where it is not; `code` and `message` repeat it where section 8 names those fields.
 */
export const errorEnvelope = v.object({
  error: v.string(),
  error_description: v.string(),
  code: v.optional(v.union([v.number(), v.string()])),
  message: v.optional(v.string()),
  /** Names of the parameters that were refused, with the reason, in Russian. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** The same of what an editor wrote (422). */
  errors: v.optional(v.record(v.string(), v.string())),
});

export type ErrorEnvelope = v.InferOutput<typeof errorEnvelope>;

/** True for a code of our own table; a foreign backend may send others. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
