/**
 * A malformed percent sign in the URL makes Gatsby's router, which decodes twice, throw on start.
 * The server has already responded with the 404 page; without those signs the URL still matches
 * nothing, and it can be decoded.
 */
export function readableAddress(path: string): string {
  try {
    decodeURIComponent(decodeURIComponent(path));
    return path;
  } catch {
    // Never `//`, which would be another site.
    return path.replaceAll('%', '').replaceAll('//', '/./');
  }
}

/** The same for a hash, on which Gatsby throws, too, and leaves the page blank: `#50%`. */
export function readableHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return encodeURI(hash);
  }
}
