import { TOKEN_HEADER } from '../../contract/headers.ts';
import { AUTH_COOKIE, DEVICE_COOKIE } from '../../src/config/constants.ts';
import { readCookie } from './cookies.ts';

/** Who asks, as his cookies tell it. */
export type Visitor = { readonly token: string | null; readonly deviceId: string | null };

// A header takes visible ASCII only, and a decoded cookie may hold line breaks: the backend gives
// out shorter values than this, so anything else is nobody's.
const HEADER_VALUE = /^[\x21-\x7e]{1,200}$/;

function headerValue(value: string | null): string | null {
  return value !== null && HEADER_VALUE.test(value) ? value : null;
}

/** The token that a page's own script sends; other sites cannot put this header on a request. */
export const tokenSent = (request: Request): string | null =>
  headerValue(request.headers.get(TOKEN_HEADER));

/** The two cookies that become headers of a call; no other cookie ever leaves the edge. */
export function visitorOf(request: Request): Visitor {
  const header = request.headers.get('cookie');
  return {
    token: headerValue(readCookie(header, AUTH_COOKIE.token)),
    deviceId: headerValue(readCookie(header, DEVICE_COOKIE)),
  };
}
