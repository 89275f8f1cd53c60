import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { AUTH_COOKIE, DEVICE_COOKIE } from '../../src/config/constants.ts';
import { readCookie } from './cookies.ts';

/** Who asks, as his cookies or headers tell it. */
export type Visitor = { readonly token: string | null; readonly deviceId: string | null };

// A header takes visible ASCII only, and a decoded cookie may hold line breaks: the backend gives
// out shorter values than this, so anything else is nobody's.
const HEADER_VALUE = /^[\x21-\x7e]{1,200}$/;

function headerValue(value: string | null): string | null {
  return value !== null && HEADER_VALUE.test(value) ? value : null;
}

/** The token of the session in the browser's cookies, which it sends with every request. */
export const cookieToken = (request: Request): string | null =>
  headerValue(readCookie(request.headers.get('cookie'), AUTH_COOKIE.token));

/** The token that a script or a program sends; other sites cannot put these headers on a request. */
export function tokenSent({ headers }: Request): string | null {
  const [, bearer = null] = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return headerValue(headers.get(TOKEN_HEADER)) ?? headerValue(bearer);
}

/**
 * Who asks: by the two cookies that become headers of a call, or where they are missing by the
 * headers of section 7 themselves. Who signs out has forgotten his cookies before he tells which
 * session has ended. No other cookie ever leaves the edge.
 */
export function visitorOf(request: Request): Visitor {
  const device = readCookie(request.headers.get('cookie'), DEVICE_COOKIE);
  return {
    token: cookieToken(request) ?? tokenSent(request),
    deviceId: headerValue(device) ?? headerValue(request.headers.get(DEVICE_HEADER)),
  };
}
