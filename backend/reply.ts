import { createHash } from 'node:crypto';
import type { AnyCall } from '../contract/call.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorEnvelope } from '../contract/errors.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

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
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
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

/**
 * Builds the response for a result. `conditional` results carry a strong ETag of their exact bytes
 * and return 304 to a client that already has them.
 */
export function resultReply(
  envelope: 'result' | 'data',
  result: unknown,
  request: Request,
  conditional: boolean,
): Response {
  const body = JSON.stringify({ [envelope]: result });
  if (!conditional) {
    return new Response(body, {
      headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
    });
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' };
  if (matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'content-type': JSON_TYPE } });
}
