import type { Context } from '@netlify/edge-functions';
import { DEFAULT_CITY } from '../src/config/constants.ts';
import { chosenCityId } from './lib/city.ts';
import { cityTitle } from './lib/city-titles.ts';
import { orErrorPage } from './lib/error-page.ts';
import { cityReply, isPage } from './lib/city-reply.ts';

/**
 * Shows the chosen city in a prebuilt page. The default city is already in the HTML, so its
 * visitors get the CDN's own reply: answering nothing lets the request through as it was.
 */
export default async function city(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<Response | void> {
  const id = chosenCityId(request.headers.get('cookie'));
  if (id === null || id === DEFAULT_CITY.id) return;
  const title = await cityTitle(id, request.url);
  if (title === null) return;
  return await orErrorPage(request, async () => {
    const response = await context.next();
    return isPage(response) ? await cityReply(response, { id, title }) : response;
  });
}
