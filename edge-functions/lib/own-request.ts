import { changesSomething, type AnyCall } from '../../contract/call.ts';
import { cookieToken, tokenSent } from './visitor.ts';

/** What a request says of the page it comes from. */
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
 * Whether a call may be made as the visitor whose cookies came with it. A browser adds them to
 * whatever a page, a link in a letter or a typed address has it ask; what changes something is taken
 * from a page of ours alone, everything else from anywhere but a foreign page. A token in a header
 * needs no more: no browser sends one by itself.
 */
export function isOwnRequest(request: Request, entry: AnyCall): boolean {
  const hasCookie = cookieToken(request) !== null;
  if (!hasCookie && tokenSent(request) !== null) return true;
  const source = sourceOf(request);
  if (source === 'own page') return true;
  if (source === 'foreign page') return false;
  if (!changesSomething(entry)) return true;
  // Who is nobody and no browser has nothing that a foreign page could use.
  return source === 'unsaid' && !hasCookie;
}
