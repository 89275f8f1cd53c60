import { transportPolicy } from './environment.ts';
import { SECURITY_HEADERS } from './header-values.ts';

export { PERSONAL_CACHE, SECURITY_HEADERS, VISITOR_CACHE } from './header-values.ts';

/** The headers of every response, including those that depend on the site's settings. */
function securityHeaders(): Record<string, string> {
  const transport = transportPolicy();
  return { ...SECURITY_HEADERS, ...(transport && { 'strict-transport-security': transport }) };
}

/**
 * A copy of a response with the security headers and `extra`. The response's own security headers take
 * precedence: a page's own policy has the hashes of its inline scripts.
 * @param extra null removes a header.
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
