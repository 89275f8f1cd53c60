/**
 * Netlify applies the header rules of netlify.toml to files, not to what a function answers, so
 * the same set stands here; a test keeps the two equal.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "base-uri 'self'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For replies made for one person: no cache on the way may keep them. */
export const PERSONAL_CACHE = 'private, no-store';

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
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  for (const [name, value] of Object.entries(extra)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
