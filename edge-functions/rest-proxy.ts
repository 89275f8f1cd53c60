import type { Context } from '@netlify/edge-functions';
import type { Geo } from './lib/city-offer.ts';
import { restOrigin } from './lib/environment.ts';
import { proxy } from './lib/proxy.ts';

/** `/rest/*`: what the browser may ask of the backend through the site's own origin. */
export default function restProxy(
  request: Request,
  { ip, geo }: Pick<Context, 'ip'> & { readonly geo?: Geo },
): Promise<Response> {
  return proxy(request, { origin: restOrigin(), clientIp: ip, ...(geo && { geo }) });
}
