import { CITY_OFFER_COOKIE } from '../src/config/constants.ts';
import { cityNear, type Geo } from './lib/city-offer.ts';
import { callFunction } from './lib/edge-function.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';

/** A browser caches the response as long as it would remember a refusal. */
const KEPT = `private, max-age=${CITY_OFFER_COOKIE.maxAge}`;

/**
 * `/near-city.json`: the city near the visitor, or `null` (docs/decisions/175). Pages are the same for
 * everybody; one that may offer a city makes this request, once a month.
 */
async function nearCity(
  { method, url }: Request,
  { geo }: { readonly geo: Geo },
): Promise<Response> {
  const near = await cityNear(geo, url);
  // A HEAD has no body.
  const body = method === 'HEAD' ? null : JSON.stringify(typeof near === 'string' ? null : near);
  return withHeaders(new Response(body), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': near === 'unknown' ? PERSONAL_CACHE : KEPT,
  });
}

export default callFunction(nearCity);
