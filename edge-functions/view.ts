import { routes } from '../src/config/routes.ts';
import { limitedBody } from './lib/body.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { viewCookie, viewOfForm } from './lib/view.ts';

const MAX_FORM = 2_000;

/** Back to the page of the form. Its path alone, which leads nowhere but into this site. */
function backTo(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return routes.home;
  const { protocol, pathname, search } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || pathname === routes.view) return routes.home;
  return pathname.replace(/^\/+/, '/') + search;
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return withHeaders(new Response(null, { status, headers }), { 'cache-control': PERSONAL_CACHE });
}

/**
 * Takes the form of the low-vision panel where no script runs, and remembers its choices in the
 * cookie. Anything else than this form gets the site's ordinary «not found».
 */
export default async function view(request: Request): Promise<Response | void> {
  if (request.method !== 'POST') return;
  // Another site must not change how this one looks.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return answer(403);
  const body = await limitedBody(request, MAX_FORM);
  if (body === null) return answer(413);
  const secure = new URL(request.url).protocol === 'https:';
  const cookie = viewCookie(viewOfForm(body), secure);
  return answer(303, { location: backTo(request), 'set-cookie': cookie });
}
