import { limitedBody } from './lib/body.ts';
import { pageFunction } from './lib/edge-function.ts';
import { comesFromSite, wayBack } from './lib/form-way.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { viewCookie, viewOfForm } from './lib/view.ts';

const MAX_FORM = 2_000;

function answer(status: number, headers: Record<string, string> = {}): Response {
  return withHeaders(new Response(null, { status, headers }), { 'cache-control': PERSONAL_CACHE });
}

/**
 * Handles the form of the low-vision panel for visitors without scripts, and stores its choices in
 * the cookie. Anything but this form gets the site's ordinary 404.
 */
async function view(request: Request): Promise<Response | void> {
  if (request.method !== 'POST') return;
  // Another site must not change how this one looks.
  if (!comesFromSite(request)) return answer(403);
  const body = await limitedBody(request, MAX_FORM);
  if (body === null) return answer(413);
  const secure = new URL(request.url).protocol === 'https:';
  const cookie = viewCookie(viewOfForm(body), secure);
  return answer(303, { location: wayBack(request), 'set-cookie': cookie });
}

export default pageFunction(view);
