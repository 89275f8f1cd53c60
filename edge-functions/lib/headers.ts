import { transportPolicy } from './environment.ts';
import { SECURITY_HEADERS } from './header-values.ts';

export { PERSONAL_CACHE, SECURITY_HEADERS } from './header-values.ts';

/** Those of every reply, with what hangs on the site's settings. */
function securityHeaders(): Record<string, string> {
  const transport = transportPolicy();
  return { ...SECURITY_HEADERS, ...(transport && { 'strict-transport-security': transport }) };
}

/**
 * A copy of a response with the security headers and `extra` in place. What the response says
 * itself of security wins: a page's own policy knows the hashes of its inline scripts.
 * @param extra null takes a header away.
 */
export function withHeaders(
  response: Response,
  extra: Readonly<Record<string, string | null>> = {},
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders())) {
    if (!headers.has(name)) headers.set(name, value);
  }
  for (const [name, value] of Object.entries(extra)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
