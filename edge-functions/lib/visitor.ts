import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { AUTH_COOKIE, DEVICE_COOKIE } from '../../src/config/constants.ts';
import { readCookie } from './cookies.ts';

/** The caller, by cookies or headers. */
export type Visitor = { readonly token: string | null; readonly deviceId: string | null };

// A header allows visible ASCII only, and a decoded cookie may contain line breaks: the backend
// issues shorter values than this, so anything else is ignored.
const HEADER_VALUE = /^[\x21-\x7e]{1,200}$/;

function headerValue(value: string | null): string | null {
  return value !== null && HEADER_VALUE.test(value) ? value : null;
}

/** The session token in the browser's cookies, which it sends with every request. */
export const cookieToken = (request: Request): string | null =>
  headerValue(readCookie(request.headers.get('cookie'), AUTH_COOKIE.token));

/**
 * The token that a script or a program sends; other sites cannot set these headers on a request.
 */
export function tokenSent({ headers }: Request): string | null {
  const [, bearer = null] = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return headerValue(headers.get(TOKEN_HEADER)) ?? headerValue(bearer);
}

/**
 * The caller: by the two cookies that become headers of a call or, without them, by the headers of
 * section 7 themselves. A visitor who signs out has deleted the cookies before reporting which
 * session has ended. No other cookie ever leaves the edge.
 */
export function visitorOf(request: Request): Visitor {
  const device = readCookie(request.headers.get('cookie'), DEVICE_COOKIE);
  return {
    token: cookieToken(request) ?? tokenSent(request),
    deviceId: headerValue(device) ?? headerValue(request.headers.get(DEVICE_HEADER)),
  };
}
