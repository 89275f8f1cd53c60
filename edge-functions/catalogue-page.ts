import type { Context } from '@netlify/edge-functions';
import { parseSelection, selectionQuery } from '../src/config/catalogue-filter.ts';
import { parseComparison } from '../src/config/comparison.ts';
import { routes } from '../src/config/routes.ts';
import { drawCatalogue, type DrawnCatalogue } from './lib/catalogue.ts';
import { drawComparison } from './lib/comparison.ts';
import { pageFunction } from './lib/edge-function.ts';
import { isPage, pageReply } from './lib/page-reply.ts';

/** How a page is drawn for its query; null where the built page is right as it is. */
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
 * The catalogue and the comparison as their address wants them, in the HTML: for those without
 * scripts, for robots, and so that nothing moves when React takes over. A section that does not
 * exist has the status of what is not found; its page says so in its own words.
 */
async function cataloguePage(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<Response | void> {
  const draw = drawingOf(new URL(request.url));
  if (!draw) return;
  const response = await context.next();
  if (!isPage(response) || response.body === null) return response;
  const drawn = draw(await response.clone().text());
  if (!drawn) return response;
  const { headers } = response;
  const status = drawn.exists ? response.status : 404;
  return await pageReply(new Response('', { status, headers }), () => drawn.html);
}

export default pageFunction(cataloguePage);
