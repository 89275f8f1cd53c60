import { createHash } from 'node:crypto';
import type { AnyCall } from '../contract/call.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorEnvelope } from '../contract/errors.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Seconds after which a client may retry when the database was unavailable. */
const RETRY_AFTER = '5';

/**
 * The error side of the envelope. `code` and `message` are repeated at the top level because
 * section 8 reads both spellings.
 */
export const errorBody = (
  error: ErrorCode,
  description: string,
  fields?: Readonly<Record<string, string>>,
): ErrorEnvelope => ({
  error,
  error_description: description,
  code: ERROR_STATUS[error],
  message: description,
  ...(fields && { fields }),
  ...(fields && error === 'invalid' && { errors: fields }),
});

/** The same body as a response. */
export function errorReply(
  error: ErrorCode,
  description: string,
  fields?: Record<string, string>,
): Response {
  return new Response(JSON.stringify(errorBody(error, description, fields)), {
    status: ERROR_STATUS[error],
    headers: {
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      ...(error === 'unavailable' && { 'retry-after': RETRY_AFTER }),
    },
  });
}

/** A result without an envelope, for one caller. */
export function bareReply(type: NonNullable<AnyCall['bare']>, result: unknown): Response {
  const body = type === 'text/csv' ? String(result) : JSON.stringify(result);
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  return new Response(body, { headers });
}

function matches(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim();
    // If-None-Match uses weak comparison (RFC 9110, 13.1.2): a proxy may have added the W/ prefix.
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

const enveloped = ({ envelope }: AnyCall, result: unknown) =>
  JSON.stringify({ [envelope ?? 'result']: result });

/** The bytes of a reply and the strong ETag that names exactly them. */
export type ContentBody = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

/** Writes the result of a call for content. */
export function contentBody(call: AnyCall, result: unknown): ContentBody {
  const bytes = new TextEncoder().encode(enveloped(call, result));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/** The response with content, or a 304 to a client that already has it. */
export function contentReply({ bytes, etag }: ContentBody, request: Request): Response {
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' };
  if (matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { headers: { ...headers, 'content-type': JSON_TYPE } });
}

/** The response with a result other than content. */
export function resultReply(call: AnyCall, result: unknown): Response {
  return new Response(enveloped(call, result), {
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  });
}
