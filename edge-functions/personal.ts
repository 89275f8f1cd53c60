import type { Context } from '@netlify/edge-functions';
import { pageFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { standingOf } from './lib/guard.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { visitorOf } from './lib/visitor.ts';
import { wantedPage, wayBackCookie } from './lib/way-back.ts';

type Chain = Pick<Context, 'next'>;

/**
 * Guard of the personal area: anonymous visitors are redirected home, members and failed checks pass. The
 * home page shows the visitor the reason, and signing in leads to the requested page.
 */
async function personal(request: Request, context: Chain): Promise<Response> {
  const standing = await standingOf(visitorOf(request), { origin: restOrigin() });
  if (standing === 'stranger') {
    const home = new Response(null, { status: 302, headers: { location: '/' } });
    const wanted = wantedPage(request);
    const secure = new URL(request.url).protocol === 'https:';
    return withHeaders(home, {
      'cache-control': PERSONAL_CACHE,
      ...(wanted !== null && { 'set-cookie': wayBackCookie(wanted, secure) }),
    });
  }
  return withHeaders(await context.next(), {
    'cache-control': PERSONAL_CACHE,
    'x-robots-tag': 'noindex',
    // A 304 would let a browser show its copy without passing the guard.
    etag: null,
  });
}

export default pageFunction(personal);
