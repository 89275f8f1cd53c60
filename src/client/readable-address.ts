/**
 * An address with a percent sign that encodes nothing stops Gatsby's router at its first look. The
 * server has answered it with the 404 page; written with `%25` it means the same and can be read.
 */
export function readableAddress(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
