import type * as v from 'valibot';
import type { AnyCall, Call } from '../contract/call.ts';
import type { CaptchaVerifier } from './captcha/verifier.ts';
import type { Database } from './db/database.ts';
import { Failure } from './failure.ts';
import type { Sender } from './outbox/sender.ts';

/** Who is calling: the session its token opened, if any, and the member behind it, if any. */
export type Caller = {
  readonly token: string | null;
  readonly deviceId: string | null;
  readonly userId: number | null;
  /** The member's own phone. */
  readonly phone: string | null;
  /** The phone that this session confirmed by a code, whoever it belongs to. */
  readonly verifiedPhone: string | null;
  /** Network address, as the edge passes it on. */
  readonly address: string | null;
  /** What the browser calls itself. */
  readonly userAgent: string | null;
  /** The city that the edge places him near. */
  readonly cityId: number | null;
};

export type Context = {
  readonly db: Database;
  readonly caller: Caller;
  /** The clock, so that tests can set it. */
  readonly now: () => Date;
  readonly send: Sender;
  /** Where letters to the company go. */
  readonly companyMail: string;
  /** Where the site stands: for the links of letters. */
  readonly siteUrl: string;
  /** What the digests of codes are made under. */
  readonly codeSecret: string;
  readonly captcha: CaptchaVerifier;
  readonly issuing: {
    /** How long the issuer takes for a certificate, in milliseconds. */
    readonly delay: number;
    /** Tells the issuer that there is something to do. */
    readonly wake: () => void;
  };
  readonly ordering: {
    /** How long each step of an order takes, in milliseconds. */
    readonly delay: number;
    /** Tells the mover of orders that there is something to do. */
    readonly wake: () => void;
  };
};

/**
 * The member who calls; calls of members come this far only with one.
 * @throws Failure `unauthorized`.
 */
export function memberOf({ userId }: Caller): number {
  if (userId === null) throw new Failure('unauthorized', 'Войдите, чтобы продолжить');
  return userId;
}

/** A call of the contract with the code that answers it. */
export type Handler = {
  readonly call: AnyCall;
  readonly run: (params: unknown, context: Context) => Promise<unknown>;
};

/**
 * Binds the work to its entry, typed by it: parameters arrive parsed, the result has the entry's
 * shape. Throw a `Failure` for any other answer.
 */
export function implement<P extends v.GenericSchema, R extends v.GenericSchema>(
  call: Call<P, R>,
  work: (params: v.InferOutput<P>, context: Context) => Promise<v.InferInput<R>>,
): Handler {
  return { call, run: (params, context) => work(params as v.InferOutput<P>, context) };
}
