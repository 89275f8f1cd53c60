import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * One cookie of a `Cookie` header, URL-decoded, or null; a stray percent sign is kept. The first of
 * a repeated name counts, which is the one with the longest path (RFC 6265, 5.4).
 */
export const readCookie = (header: string | null, name: string): string | null =>
  parseCookie(header ?? '')[name] ?? null;

type Rule = { readonly name: string; readonly path: string; readonly maxAge: number };

/**
 * The `Set-Cookie` header for a value, in the format of the site's own script
 * (`src/client/cookies/document-cookies.ts`), so that each can read the other's.
 * @param value null deletes the cookie.
 * @param secure restricts the cookie to https, for a page loaded over https.
 */
export function setCookie(
  { name, path, maxAge }: Rule,
  value: string | null,
  secure: boolean,
): string {
  const age = value === null ? 0 : maxAge;
  const cookie = { name, value: value ?? '', path, maxAge: age, sameSite: 'lax', secure } as const;
  return stringifySetCookie(cookie, { encode: encodeURIComponent });
}
