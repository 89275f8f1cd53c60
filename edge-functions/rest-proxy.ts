import type { Context } from '@netlify/edge-functions';
import type { Geo } from './lib/city-offer.ts';
import { callFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { proxy } from './lib/proxy.ts';

/** `/rest/*`: what the browser may request from the backend through the site's own origin. */
export default callFunction((request, { ip, geo }: Pick<Context, 'ip'> & { readonly geo?: Geo }) =>
  proxy(request, { origin: restOrigin(), clientIp: ip, ...(geo && { geo }) }),
);
