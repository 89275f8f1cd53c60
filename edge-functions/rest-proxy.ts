import type { Context } from '@netlify/edge-functions';
import { callFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { proxy } from './lib/proxy.ts';

/** `/rest/*`: what the browser may ask of the backend through the site's own origin. */
export default callFunction((request, context: Pick<Context, 'ip'>) =>
  proxy(request, { origin: restOrigin(), clientIp: context.ip }),
);
