import type { Context } from '@netlify/edge-functions';
import { typedCity } from '../src/config/city-query.ts';
import { cityPage } from './lib/city-page.ts';
import { allCities } from './lib/city-titles.ts';
import { pageFunction } from './lib/edge-function.ts';
import { VISITOR_CACHE } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';

/**
 * `/city/?q=питер`: the page with all cities and the search results, for visitors without scripts.
 */
async function foundCities(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<Response | void> {
  if (request.method !== 'GET') return;
  const typed = typedCity(new URL(request.url).search);
  if (typed === '') return;
  const [response, cities] = await Promise.all([context.next(), allCities(request.url)]);
  // Without the titles the page is still the list of all.
  if (response.status !== 200 || !isPage(response) || cities.length === 0) return response;
  return await pageReply(response, (html) => cityPage(html, cities, typed), VISITOR_CACHE);
}

export default pageFunction(foundCities);
