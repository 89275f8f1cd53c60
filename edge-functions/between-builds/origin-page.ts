import type { Context } from '@netlify/edge-functions';
import { pageFunction } from '../lib/edge-function.ts';
import { pagesOrigin } from '../lib/environment.ts';
import { originPage } from '../lib/origin-page.ts';

/**
 * Between two builds: pages as the origin has published them since. Only a build with `PAGES_ORIGIN` takes it
 * along (src/build/netlify), which is why it is not beside the other functions.
 */
export default pageFunction(
  async (request: Request, context: Pick<Context, 'next'>): Promise<Response | void> => {
    const origin = pagesOrigin();
    return origin === null ? undefined : await originPage(request, context, { origin });
  },
);
