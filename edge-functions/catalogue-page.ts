import type { Context } from '@netlify/edge-functions';
import { parseSelection, selectionQuery } from '../src/config/catalogue-filter.ts';
import { parseComparison } from '../src/config/comparison.ts';
import { routes } from '../src/config/routes.ts';
import { drawCatalogue, type DrawnCatalogue } from './lib/catalogue.ts';
import { drawComparison } from './lib/comparison.ts';
import { pageFunction } from './lib/edge-function.ts';
import { VISITOR_CACHE } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';

/** How a page is rendered for its query; null when the built page is already right. */
type Draw = (built: string) => DrawnCatalogue | null;

function drawingOf({ pathname, search }: URL): Draw | null {
  if (pathname === routes.catalog && selectionQuery(parseSelection(search)) !== '')
    return (built) => drawCatalogue(built, search);
  if (pathname === routes.comparison && parseComparison(search).length > 0)
    return (built) => {
      const html = drawComparison(built, search);
      return html === null ? null : { html, exists: true };
    };
  return null;
}

/**
 * The catalogue and the comparison for the URL's selection, in the HTML: for visitors without
 * scripts, for robots, and so that hydration moves nothing. A missing section has status 404; its
 * page says so in its own words.
 */
async function cataloguePage(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<Response | void> {
  const draw = drawingOf(new URL(request.url));
  if (!draw) return;
  // Whether a section exists is seen in the page, which a HEAD does not contain.
  const isHead = request.method === 'HEAD';
  const response = await (isHead
    ? context.next(new Request(request, { method: 'GET' }))
    : context.next());
  if (!isPage(response) || response.body === null) return response;
  const drawn = draw(await response.clone().text());
  if (!drawn) return isHead ? new Response(null, response) : response;
  const { headers } = response;
  const status = drawn.exists ? response.status : 404;
  const body = isHead ? null : '';
  return await pageReply(new Response(body, { status, headers }), () => drawn.html, VISITOR_CACHE);
}

export default pageFunction(cataloguePage);
