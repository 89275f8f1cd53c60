/**
 * Whether a form was sent from a page of this site. Another site's form must not change what a visitor sees
 * here. Browsers report it in `Sec-Fetch-Site`, older ones in `Origin`.
 */
export function comesFromSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('origin') === new URL(request.url).origin;
}

/**
 * A URL as a path of its site, for a redirect. A query may contain a backslash, which browsers
 * treat as a slash elsewhere in a URL: it is percent-encoded.
 */
export const pathOf = ({ pathname, search }: URL): string =>
  pathname + search.replaceAll('\\', '%5C');

/**
 * The URL of the form's page, as a path of this site; the home page when it is unknown. Only the
 * path is used, and never one that starts with two slashes: it cannot lead to another host. In a
 * scheme other than HTTP a path may contain a backslash, which browsers then treat as a slash.
 */
export function wayBack(request: Request): string {
  const from = URL.parse(request.headers.get('referer') ?? '');
  if (!from || !/^https?:$/.test(from.protocol)) return '/';
  if (!/^\/(?!\/)/.test(from.pathname)) return '/';
  return pathOf(from);
}
