import type { Context } from '@netlify/edge-functions';
import { earlyReplies, type Early } from './lib/early-replies.ts';
import { pageFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { standingOf } from './lib/guard.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { memberPage } from './lib/member-page.ts';
import { isPage, ownReply } from './lib/page-reply.ts';
import { visitorOf } from './lib/visitor.ts';
import { wantedPage, wayBackCookie } from './lib/way-back.ts';

type Chain = Pick<Context, 'next' | 'ip'>;

/** The page with what its scripts will ask for. */
async function complete(page: Response, early: Early, { url }: Request): Promise<Response> {
  if (page.status !== 200 || page.body === null || !isPage(page)) return page;
  return ownReply(page, await memberPage(await page.text(), early, url));
}

/**
 * Guard of the personal area: anonymous visitors are redirected home, members and failed checks pass. The
 * home page shows the visitor the reason, and signing in leads to the requested page. A member's page has the
 * replies and files that its scripts will ask for.
 */
async function personal(request: Request, context: Chain): Promise<Response> {
  const [standing, early] = await Promise.all([
    standingOf(visitorOf(request), { origin: restOrigin() }),
    earlyReplies(request, context.ip),
  ]);
  if (standing === 'stranger') {
    const home = new Response(null, { status: 302, headers: { location: '/' } });
    const wanted = wantedPage(request);
    const secure = new URL(request.url).protocol === 'https:';
    return withHeaders(home, {
      'cache-control': PERSONAL_CACHE,
      ...(wanted !== null && { 'set-cookie': wayBackCookie(wanted, secure) }),
    });
  }
  const page = await context.next();
  return withHeaders(standing === 'member' ? await complete(page, early, request) : page, {
    'cache-control': PERSONAL_CACHE,
    'x-robots-tag': 'noindex',
    // A 304 would let a browser show its copy without passing the guard.
    etag: null,
  });
}

export default pageFunction(personal);
