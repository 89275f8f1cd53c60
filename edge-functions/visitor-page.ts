import type { Context } from '@netlify/edge-functions';
import { DEFAULT_CITY } from '../src/config/constants.ts';
import { routes } from '../src/config/routes.ts';
import { chosenCityId, type City } from './lib/city.ts';
import { cityTitle } from './lib/city-titles.ts';
import { pageForVisitor } from './lib/cut-pages.ts';
import { pageFunction } from './lib/edge-function.ts';
import { VISITOR_CACHE } from './lib/headers.ts';
import { isPage, ownReply } from './lib/page-reply.ts';
import { chosenView } from './lib/view.ts';
import { isSentHome } from './lib/way-back.ts';

/** The chosen city, unless the prebuilt page already shows it. */
async function otherCity(cookie: string | null, url: string): Promise<City | null> {
  const id = chosenCityId(cookie);
  if (id === null || id === DEFAULT_CITY.id) return null;
  const title = await cityTitle(id, url);
  return title === null ? null : { id, title };
}

/**
 * Personalises a prebuilt page: shows the chosen city, and marks the chosen view, for browsers without
 * scripts. The home page also explains a redirect to the visitor. All others get the CDN's own response:
 * returning nothing passes the request through unchanged.
 */
async function visitorPage(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<Response | void> {
  const cookie = request.headers.get('cookie');
  const city = await otherCity(cookie, request.url);
  const view = chosenView(cookie);
  const sentHome = new URL(request.url).pathname === routes.home && isSentHome(cookie);
  if (!city && !view && !sentHome) return;
  const { response, seenAs } = await pageForVisitor(request, context);
  if (!isPage(response)) return response;
  // A HEAD has no body.
  return ownReply(
    response,
    seenAs?.({ city: city ?? DEFAULT_CITY, view, sentHome }) ?? null,
    VISITOR_CACHE,
  );
}

export default pageFunction(visitorPage);
