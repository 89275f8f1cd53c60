function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A stray percent sign is somebody else's cookie or a broken one: taken as written.
    return value;
  }
}

/**
 * One cookie of a `Cookie` header, URL-decoded, or null. Takes whatever browsers and bots send:
 * missing spaces, empty parts, equals signs in the value. Of a repeated name the first counts,
 * which is the one with the longest path (RFC 6265, 5.4).
 */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      return decoded(
        part
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
    }
  }
  return null;
}
