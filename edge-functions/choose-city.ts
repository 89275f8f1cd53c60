import { CITY_COOKIE } from '../src/config/constants.ts';
import { routes } from '../src/config/routes.ts';
import { limitedBody } from './lib/body.ts';
import { cityTitle } from './lib/city-titles.ts';
import { refusalCookie } from './lib/city-offer.ts';
import { setCookie } from './lib/cookies.ts';
import { pageFunction } from './lib/edge-function.ts';
import { comesFromSite, wayBack } from './lib/form-way.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';

/** The form contains one number. */
const MAX_FORM = 1024;

function reply(status: number, headers: Readonly<Record<string, string>>): Response {
  return withHeaders(new Response(null, { status }), {
    'cache-control': PERSONAL_CACHE,
    ...headers,
  });
}

/**
 * `POST /city/choose/`, the city chooser for visitors without scripts: stores the city of the field
 * `id` in the cookie and redirects back. The field `offer` declines the nearby city. An unknown
 * city changes nothing.
 */
async function chooseCity(request: Request): Promise<Response> {
  // The visitor reloaded or bookmarked the URL, so they are sent to the page with the choice.
  if (request.method !== 'POST') return reply(303, { location: routes.cities });
  if (!comesFromSite(request)) return reply(403, {});
  const location = wayBack(request);
  const form = new URLSearchParams((await limitedBody(request, MAX_FORM)) ?? '');
  const secure = new URL(request.url).protocol === 'https:';
  if (form.get('offer') === 'no') {
    return reply(303, { location, 'set-cookie': refusalCookie(secure) });
  }
  const written = form.get('id') ?? '';
  const id = /^[1-9]\d{0,14}$/.test(written) ? Number(written) : null;
  const title = id === null ? null : await cityTitle(id, request.url);
  if (id === null || title === null) return reply(303, { location });
  const city = JSON.stringify({ id, title });
  return reply(303, { location, 'set-cookie': setCookie(CITY_COOKIE, city, secure) });
}

export default pageFunction(chooseCity);
