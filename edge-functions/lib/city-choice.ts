import type { City } from './city.ts';

type CookieRule = { readonly name: string; readonly path: string; readonly maxAge: number };

/** The cookie as the site's own script writes it, so that each reads the other's. */
export function cityCookie(
  { id, title }: City,
  { name, path, maxAge }: CookieRule,
  secure: boolean,
): string {
  const value = encodeURIComponent(JSON.stringify({ id, title }));
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
