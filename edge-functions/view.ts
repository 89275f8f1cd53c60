import type { Context } from '@netlify/edge-functions';
import { routes } from '../src/config/routes.ts';
import { limitedBody } from './lib/body.ts';
import { pageFunction } from './lib/edge-function.ts';
import { cameFrom, comesFromSite, returnPath, wayBack } from './lib/form-way.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';
import { PageSource } from './lib/page-source.ts';
import { typeInto } from './lib/typed-form.ts';
import { viewCookie, viewOfForm } from './lib/view.ts';

type Chain = Pick<Context, 'next'>;

const MAX_FORM = 2_000;

function answer(status: number, headers: Record<string, string> = {}): Response {
  return withHeaders(new Response(null, { status, headers }), { 'cache-control': PERSONAL_CACHE });
}

/** Where the visitor came from, and where the form leads back to. */
const BACK = 'back';

/**
 * The page for one visitor: its form contains where they came from. It is never cached, so that Back shows
 * the view that is stored by then.
 */
async function opened(request: Request, { next }: Chain): Promise<Response> {
  const response = await next();
  if (!isPage(response)) return response;
  return await pageReply(response, (html) => {
    const page = new PageSource(html);
    typeInto(page, BACK, cameFrom(request) ?? '');
    return page.html();
  });
}

async function taken(request: Request): Promise<Response> {
  // Another site must not change how this one looks.
  if (!comesFromSite(request)) return answer(403);
  const body = await limitedBody(request, MAX_FORM);
  if (body === null) return answer(413);
  const secure = new URL(request.url).protocol === 'https:';
  const back = new URLSearchParams(body).get(BACK);
  const location = returnPath(back, request) ?? wayBack(request, routes.view);
  return answer(303, { location, 'set-cookie': viewCookie(viewOfForm(body), secure) });
}

/**
 * The settings of the low-vision panel as a page. For visitors without scripts its form is handled here: the
 * choices are stored in the cookie, and the visitor returns to the page from which they came.
 */
async function view(request: Request, chain: Chain): Promise<Response | void> {
  if (request.method === 'POST') return await taken(request);
  if (request.method === 'GET' || request.method === 'HEAD') return await opened(request, chain);
}

export default pageFunction(view);
