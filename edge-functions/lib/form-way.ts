/**
 * Whether a form was sent from a page of this site. Another site's form must not change what a
 * visitor sees here. Browsers say it by `Sec-Fetch-Site`, the older ones by `Origin`.
 */
export function comesFromSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('origin') === new URL(request.url).origin;
}

/**
 * An address as a path of its site, to be led to. A query may hold a backslash, which browsers take for
 * a slash elsewhere in an address: it goes as what it stands for.
 */
export const pathOf = ({ pathname, search }: URL): string =>
  pathname + search.replaceAll('\\', '%5C');

/**
 * The address the form stood on, as a path of this site; the home page when it is not known. Only
 * the path is taken, and never one of two slashes: it cannot lead to another host. Outside of HTTP a
 * path may hold a backslash, which browsers then take for a slash.
 */
export function wayBack(request: Request): string {
  const from = URL.parse(request.headers.get('referer') ?? '');
  if (!from || !/^https?:$/.test(from.protocol)) return '/';
  if (!/^\/(?!\/)/.test(from.pathname)) return '/';
  return pathOf(from);
}
