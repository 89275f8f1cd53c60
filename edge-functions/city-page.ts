import type { Context } from '@netlify/edge-functions';
import { typedCity } from '../src/config/city-query.ts';
import { cityNear, hasAnswered, offerCity, type Geo } from './lib/city-offer.ts';
import { cityPage } from './lib/city-page.ts';
import { allCities } from './lib/city-titles.ts';
import type { City } from './lib/city.ts';
import { pageFunction } from './lib/edge-function.ts';
import { VISITOR_CACHE } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';

type Chain = Pick<Context, 'next'> & { readonly geo: Geo };

/** The city to offer, to visitors who have not answered. */
async function offered({ headers, url }: Request, geo: Geo): Promise<City | null> {
  if (hasAnswered(headers.get('cookie'))) return null;
  const near = await cityNear(geo, url);
  return typeof near === 'string' ? null : near;
}

/**
 * The page with all cities, for visitors without scripts: with the results of a search (`/city/?q=питер`),
 * and with the offer of the nearby city, which scripts show on all pages. Others get the CDN's own copy.
 */
async function citiesPage(request: Request, context: Chain): Promise<Response | void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const typed = typedCity(new URL(request.url).search);
  const [near, cities] = await Promise.all([
    offered(request, context.geo),
    typed === '' ? [] : allCities(request.url),
  ]);
  // Without the titles the page still lists all cities.
  if (near === null && cities.length === 0) return;
  const response = await context.next();
  if (response.status !== 200 || !isPage(response)) return response;
  const write = (html: string) => {
    const page = cities.length === 0 ? html : cityPage(html, cities, typed);
    return near === null ? page : offerCity(page, near);
  };
  return await pageReply(response, write, VISITOR_CACHE);
}

export default pageFunction(citiesPage);
