/**
 * An address with a percent sign that encodes nothing stops Gatsby's router, which decodes twice,
 * at its first look. The server has answered it with the 404 page; without those signs it means as
 * little and can be read.
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
