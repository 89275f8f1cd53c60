import type * as v from 'valibot';
import type { AnyCall, Call } from '../contract/call.ts';
import type { Secrets } from '../contract/secrets.ts';
import type { CaptchaVerifier } from './captcha/verifier.ts';
import type { Database } from './db/database.ts';
import { Failure } from './failure.ts';
import type { ShownArticles } from './kept-replies/article-changes.ts';
import type { Sender } from './outbox/sender.ts';

/** The caller: the session that the token opened and the member behind it, if any. */
export type Caller = {
  readonly token: string | null;
  readonly deviceId: string | null;
  readonly userId: number | null;
  /** The member's own phone. */
  readonly phone: string | null;
  /** The phone this session confirmed with a code, even if it belongs to another member. */
  readonly verifiedPhone: string | null;
  /** Network address, as forwarded by the edge. */
  readonly address: string | null;
  /** The browser's User-Agent. */
  readonly userAgent: string | null;
  /** City nearest to the visitor according to the edge. */
  readonly cityId: number | null;
};

export type Context = {
  readonly db: Database;
  /** Whether that is a replica, which only reads. */
  readonly isReplica?: true;
  readonly caller: Caller;
  /** The clock; tests replace it. */
  readonly now: () => Date;
  readonly send: Sender;
  /** Recipient of email to the company. */
  readonly companyMail: string;
  /** Base URL of the site, for links in email. */
  readonly siteUrl: string;
  /** Secret for the digests of codes. */
  readonly codeSecret: Secrets;
  readonly captcha: CaptchaVerifier;
  readonly issuing: {
    /** How long issuing a certificate takes, in milliseconds. */
    readonly delay: number;
    /** Notifies the issuer that a job is waiting. */
    readonly wake: () => void;
  };
  readonly ordering: {
    /** How long each step of an order takes, in milliseconds. */
    readonly delay: number;
    /** Notifies the order worker that an order is waiting. */
    readonly wake: () => void;
  };
};

/**
 * The calling member. Handlers of member calls are only reached with one.
 * @throws Failure `unauthorized`.
 */
export function memberOf({ userId }: Caller): number {
  if (userId === null) throw new Failure('unauthorized', 'Войдите, чтобы продолжить');
  return userId;
}

/** A call of the contract with the code that implements it. */
export type Handler = {
  readonly call: AnyCall;
  readonly run: (params: unknown, context: Context) => Promise<unknown>;
  /** The articles that a result shows, if it depends on articles, categories and tags alone. */
  readonly articlesOf?: (result: unknown) => ShownArticles;
};

/**
 * Binds an implementation to its contract entry, which gives it its types: parameters arrive parsed
 * and the result has the entry's shape. Throw a `Failure` for any error response.
 * @param articlesOf the articles that a result shows: edits of others leave a cached response valid.
 */
export function implement<P extends v.GenericSchema, R extends v.GenericSchema>(
  call: Call<P, R>,
  work: (params: v.InferOutput<P>, context: Context) => Promise<v.InferInput<R>>,
  articlesOf?: (result: v.InferInput<R>) => ShownArticles,
): Handler {
  return {
    call,
    run: (params, context) => work(params as v.InferOutput<P>, context),
    ...(articlesOf && { articlesOf: (result) => articlesOf(result as v.InferInput<R>) }),
  };
}
