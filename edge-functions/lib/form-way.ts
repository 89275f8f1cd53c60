import { routes } from '../../src/config/routes.ts';

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
 * The URL of the form's page, as a path of this site; the home page, or `unknown`, when it is unknown. Only
 * the path is used, and never one that starts with two slashes: it cannot lead to another host. In a
 * scheme other than HTTP a path may contain a backslash, which browsers then treat as a slash.
 */
export function wayBack(request: Request, unknown: string = routes.home): string {
  const from = URL.parse(request.headers.get('referer') ?? '');
  if (!from || !/^https?:$/.test(from.protocol)) return unknown;
  if (!/^\/(?!\/)/.test(from.pathname)) return unknown;
  return pathOf(from);
}

/** The longest path in a form: even with every character encoded, the form stays small. */
const MAX_RETURN = 500;

/**
 * A path to which a form of another page may lead back: one of this site, but not of the form's own page; null
 * for anything else.
 */
export function returnPath(path: string | null, request: Request): string | null {
  const here = new URL(request.url);
  const url = path?.startsWith('/') ? URL.parse(path, here.origin) : null;
  if (url?.origin !== here.origin || url.pathname === here.pathname) return null;
  const own = pathOf(url);
  // As it is read once more: «/.//host/» becomes another host.
  return own.length <= MAX_RETURN && !own.startsWith('//') ? own : null;
}

/** The page of this site with the link to the requested page, as `returnPath` allows it. */
export function cameFrom(request: Request): string | null {
  const site = request.headers.get('sec-fetch-site');
  const from = URL.parse(request.headers.get('referer') ?? '')?.origin;
  const isOwn = site === null ? from === new URL(request.url).origin : site === 'same-origin';
  return isOwn ? returnPath(wayBack(request, ''), request) : null;
}
