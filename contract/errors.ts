import * as v from 'valibot';

/**
 * HTTP status of every error code that can cross the wire: one row per code, and the only mapping.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  captcha_failed: 400,
  code_expired: 400,
  code_wrong: 400,
  consent_missing: 400,
  /** The link of the email was used or has expired. */
  link_expired: 400,
  /** Wrong email or password; the response does not reveal which. */
  login_wrong: 400,
  optician_out_of_stock: 400,
  phone_not_verified: 400,
  /** The check digits of a package code do not match: it was mistyped. */
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
  /** The offer has ended, so it can no longer be ordered. */
  discount_over: 409,
  /** The offer has not begun, so it cannot be ordered yet. */
  discount_upcoming: 409,
  email_taken: 409,
  /** The idempotency key belongs to another call or to other parameters. */
  key_reused: 409,
  /** It cannot be deleted while something references it. */
  in_use: 409,
  /** Someone else has saved it since it was read. */
  edit_conflict: 409,
  /** The new phone, which the caller has confirmed, belongs to another member. */
  phone_taken: 409,
  /** The phone already has its certificate: the flow continues with the certificate step. */
  get_certificate: 409,
  no_places_left: 409,
  not_redeemed: 409,
  state_conflict: 409,
  /** A file exceeds the size limit. */
  too_large: 413,
  /** An editor's input violates the rules of its collection; `fields` says where. */
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  not_implemented: 501,
  upstream: 502,
  upstream_contract: 502,
  /** The database does not answer; `Retry-After` says when to retry. */
  unavailable: 503,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Codes any call may return, so entries do not repeat them. */
export const COMMON_ERRORS = [
  'bad_request',
  'too_many_requests',
  'internal',
  'not_implemented',
  'upstream',
  'upstream_contract',
  'unavailable',
  'upstream_timeout',
] as const satisfies readonly ErrorCode[];

/**
 * The error side of the envelope. `error` is one of `ERROR_STATUS` from our backend and any text
 * from a foreign one; `code` and `message` repeat it where section 8 names those fields.
 */
export const errorEnvelope = v.object({
  error: v.string(),
  error_description: v.string(),
  code: v.optional(v.union([v.number(), v.string()])),
  message: v.optional(v.string()),
  /** Rejected parameters with the reason, in Russian. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** The same as `fields`, in a 422, for clients that read it there. */
  errors: v.optional(v.record(v.string(), v.string())),
});

export type ErrorEnvelope = v.InferOutput<typeof errorEnvelope>;

/** Whether the code is in our own table; a foreign backend may send others. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
