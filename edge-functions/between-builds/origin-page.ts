import type { Context } from '@netlify/edge-functions';
import { pageFunction } from '../lib/edge-function.ts';
import { pagesOrigin } from '../lib/environment.ts';
import { originPage } from '../lib/origin-page.ts';

/**
 * Serves pages that the origin has published since the last build. Only a build with `PAGES_ORIGIN` includes
 * it (src/build/netlify), so it is in a folder of its own.
 */
export default pageFunction(
  async (request: Request, context: Pick<Context, 'next'>): Promise<Response | void> => {
    const origin = pagesOrigin();
    return origin === null ? undefined : await originPage(request, context, { origin });
  },
);
