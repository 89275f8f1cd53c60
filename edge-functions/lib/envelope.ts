import { ERROR_STATUS, type ErrorCode, type ErrorEnvelope } from '../../contract/errors.ts';
import { withHeaders } from './headers.ts';

/**
 * An error of the edge itself, in the form of the backend's errors.
 * @param status if HTTP has a better one than the code's own, such as 405.
 */
export function errorEnvelope(
  error: ErrorCode,
  description: string,
  status: number = ERROR_STATUS[error],
  extra: Readonly<Record<string, string>> = {},
): Response {
  const body: ErrorEnvelope = {
    error,
    error_description: description,
    // Section 8 accepts both spellings.
    code: ERROR_STATUS[error],
    message: description,
  };
  return withHeaders(Response.json(body, { status }), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    ...extra,
  });
}
