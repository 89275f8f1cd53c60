import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import { IDEMPOTENCY_HEADER, VISITOR_CITY_HEADER } from '../../contract/headers.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { errorEnvelope as envelopeSchema, isErrorCode } from '../../contract/errors.ts';
import { HTTP_TIMEOUT } from '../../src/config/constants.ts';
import { DESCRIPTIONS, failedPart } from '../../src/client/calls/envelope.ts';
import { identityHeaders } from '../../src/client/calls/request.ts';
import { errorEnvelope } from './envelope.ts';
import { isTooLong, TOO_LONG } from './long-address.ts';
import { complain, tellRequest } from './request-scope.ts';
import { tellAddress } from './told-address.ts';
import type { Visitor } from './visitor.ts';

export type Outgoing = {
  readonly entry: AnyCall;
  readonly url: string;
  readonly visitor: Visitor;
  readonly body: string | null;
  readonly ifNoneMatch: string | null;
  /** Identifies the attempt of a call that must happen once. */
  readonly attempt?: string | null;
  readonly clientIp?: string | null;
  /** The id of the nearby city, by which members recognise their sessions. */
  readonly cityId?: number | null;
  /** Milliseconds. */
  readonly timeout?: number;
};

/** Headers of a response that reach the visitor; the backend's cookies and server names do not. */
const PASSED = ['content-type', 'etag', 'cache-control', 'retry-after', REQUEST_ID_HEADER];

function outgoingHeaders(outgoing: Outgoing): Headers {
  const { visitor, body, ifNoneMatch, attempt, clientIp, cityId } = outgoing;
  const headers = identityHeaders(visitor);
  if (body !== null) headers.set('content-type', 'application/json');
  if (ifNoneMatch) headers.set('if-none-match', ifNoneMatch);
  if (attempt) headers.set(IDEMPOTENCY_HEADER, attempt);
  if (cityId) headers.set(VISITOR_CITY_HEADER, String(cityId));
  tellAddress(headers, clientIp);
  tellRequest(headers);
  return headers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a page can use this body, whatever the status. */
function isUsable(entry: AnyCall, status: number, text: string): boolean {
  const json = parsed(text);
  if (!isRecord(json)) return false;
  // Sections 5 and 8: a failure may have any status and be a single field.
  const isFailure = Boolean(json['message']) || failedPart(json) !== null;
  // The caller checks the whole shape; a list of thousands would be too much work here.
  if (status < 300) return isRecord(json[entry.envelope ?? 'result']) || isFailure;
  if (status < 500) return isFailure;
  const envelope = v.safeParse(envelopeSchema, json);
  // Our own backend's errors are already in Russian; an external 5xx may contain anything.
  return envelope.success && isErrorCode(envelope.output.error);
}

/** Forwards a call to the backend. Any failure is returned as an envelope, never thrown. */
export async function askBackend(outgoing: Outgoing): Promise<Response> {
  const { entry, url, body, timeout = HTTP_TIMEOUT } = outgoing;
  if (isTooLong(url)) return errorEnvelope(TOO_LONG.code, TOO_LONG.description);
  const deadline = AbortSignal.timeout(timeout);
  try {
    const headers = outgoingHeaders(outgoing);
    const reply = await fetch(url, {
      // A call with two methods uses the visitor's.
      method: body === null ? entry.method : 'POST',
      headers,
      body,
      // A redirect would carry the visitor's token to another host.
      redirect: 'manual',
      signal: deadline,
    });
    const text = await reply.text();
    const kept = PASSED.flatMap((name) => {
      const value = reply.headers.get(name);
      return value === null ? [] : [[name, value] satisfies [string, string]];
    });
    if (reply.status === 304) return new Response(null, { status: 304, headers: kept });
    const redirected = reply.status >= 300 && reply.status < 400;
    if (!redirected && isUsable(entry, reply.status, text)) {
      return new Response(text, { status: reply.status, headers: kept });
    }
    complain(`${entry.name}: unusable response with status ${reply.status}`);
    return errorEnvelope('upstream', DESCRIPTIONS.upstream);
  } catch (error) {
    const code = deadline.aborted ? 'upstream_timeout' : 'upstream';
    complain(`${entry.name}: ${code} ${error instanceof Error ? error.message : ''}`);
    return errorEnvelope(code, DESCRIPTIONS[code]);
  }
}
