import { changesSomething, type AnyCall } from '../../contract/call.ts';
import { cookieToken, tokenSent } from './visitor.ts';

/** The origin of a request by its headers. */
type Source = 'own page' | 'foreign page' | 'no page' | 'unsaid';

function sourceOf(request: Request): Source {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'own page';
  if (site === 'none') return 'no page';
  if (site !== null) return 'foreign page';
  const said = request.headers.get('origin') ?? request.headers.get('referer');
  if (said === null) return 'unsaid';
  return URL.parse(said)?.origin === new URL(request.url).origin ? 'own page' : 'foreign page';
}

/**
 * Whether a call may be made as the visitor whose cookies it carries. A browser adds cookies to any request
 * that a page, a link in an email or a typed URL causes. Calls that change something are therefore accepted
 * only from our own pages, all others from anywhere but a foreign page. A token in a header needs no such
 * check: no browser adds one on its own.
 */
export function isOwnRequest(request: Request, entry: AnyCall): boolean {
  const hasCookie = cookieToken(request) !== null;
  if (!hasCookie && tokenSent(request) !== null) return true;
  const source = sourceOf(request);
  if (source === 'own page') return true;
  if (source === 'foreign page') return false;
  if (!changesSomething(entry)) return true;
  // A client without cookies that is not a browser has nothing that a foreign page could use.
  return source === 'unsaid' && !hasCookie;
}
