import type { Context } from '@netlify/edge-functions';
import { DEFAULT_CITY } from '../src/config/constants.ts';
import type { City } from './lib/city.ts';
import { hasAnswered, offerCity, placeInRussia, type Geo } from './lib/city-offer.ts';
import { cityTitle } from './lib/city-titles.ts';
import { pageFunction } from './lib/edge-function.ts';
import { nearestCity } from './lib/nearest-city.ts';
import { VISITOR_CACHE } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';

type Chain = Pick<Context, 'next'> & { readonly geo: Geo };

/** The city to offer to a visitor; null for all who see the right one or have answered. */
async function cityToOffer(request: Request, geo: Geo): Promise<City | null> {
  if (hasAnswered(request.headers.get('cookie'))) return null;
  const place = placeInRussia(geo);
  if (!place) return null;
  const id = await nearestCity(place, request.url);
  if (id === null || id === DEFAULT_CITY.id) return null;
  const title = await cityTitle(id, request.url);
  return title === null ? null : { id, title };
}

/**
 * Offers the nearby city to a visitor who has chosen none; it is never set. All others get the
 * CDN's own response: returning nothing passes the request through unchanged.
 */
async function nearCity(request: Request, context: Chain): Promise<Response | void> {
  const city = await cityToOffer(request, context.geo);
  if (!city) return;
  const response = await context.next();
  if (!isPage(response)) return response;
  return await pageReply(response, (html) => offerCity(html, city), VISITOR_CACHE);
}

export default pageFunction(nearCity);
