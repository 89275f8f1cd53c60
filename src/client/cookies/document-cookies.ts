/** A cookie of this document, URL-decoded; null if there is none. */
export function documentCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    // A stray percent sign: read verbatim.
    return value;
  }
}

type Rule = { readonly name: string; readonly path: string; readonly maxAge: number };

/**
 * Stores a value under the rule's name, URL-encoded; for https only if the page was loaded over
 * https.
 * @param value null removes the cookie.
 */
export function keepCookie({ name, path, maxAge }: Rule, value: string | null): void {
  const age = value === null ? 0 : maxAge;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=${path}; max-age=${age}; samesite=lax${secure}`;
}
