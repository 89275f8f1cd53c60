import * as v from 'valibot';
import type { Outcome } from '../gateway.ts';
import { refused } from '../gateway.ts';

/** Response timeout of a gateway, in milliseconds: a stopping process waits for it. */
const PATIENCE = 8_000;

/** Failures before any of the request was sent: the gateway surely got nothing. */
const BEFORE_SENDING =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_INVALID_URL|ERR_TLS_.*|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_.*|UNABLE_TO_.*)$/;

const withCode = v.object({ code: v.string() });

/** The system's error code; never the message, which may contain the address called. */
function codeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return v.is(withCode, cause) ? cause.code : 'failed';
}

export type Answer =
  | { readonly kind: 'answer'; readonly body: unknown; readonly status: number }
  /** No usable reply, with the outcome of the message that follows. */
  | { readonly kind: 'none'; readonly outcome: Exclude<Outcome, { kind: 'taken' }> };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls a gateway over HTTP.
 * @param accepts further statuses besides 2xx whose body is a reply.
 */
export async function askGateway(
  url: string,
  init: RequestInit,
  { patience = PATIENCE, accepts = [] }: { patience?: number; accepts?: readonly number[] } = {},
): Promise<Answer> {
  const none = (outcome: Exclude<Outcome, { kind: 'taken' }>): Answer => ({
    kind: 'none',
    outcome,
  });
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const { status, ok } = response;
    const text = await response.text();
    if (ok || accepts.includes(status)) return { kind: 'answer', body: parsed(text), status };
    // A failing server, or a proxy in front of it, may have passed the message on.
    if (status >= 500) return none({ kind: 'unknown', failure: 'no-reply', detail: `${status}` });
    return none(refused('gateway', `${status}`));
  } catch (error) {
    const code = codeOf(error);
    if (BEFORE_SENDING.test(code)) return none(refused('gateway', code));
    return none({ kind: 'unknown', failure: 'no-reply', detail: code });
  }
}

/** A form in the body: keys and phones in a URL would end up in logs. */
export const posted = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

/** The phone as gateways expect it: digits without a plus. */
export const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** An amount in roubles, as a number or a text, in kopecks; null if it is invalid. */
export function kopecksOf(roubles: unknown): number | null {
  const amount = typeof roubles === 'string' ? Number(roubles) : roubles;
  const isAmount = typeof amount === 'number' && Number.isFinite(amount) && amount >= 0;
  return isAmount ? Math.round(amount * 100) : null;
}

export const oddReply: Exclude<Outcome, { kind: 'taken' }> = {
  kind: 'unknown',
  failure: 'odd-reply',
  detail: null,
};
