import type { Context } from '@netlify/edge-functions';
import { restOrigin } from './lib/environment.ts';
import { proxy } from './lib/proxy.ts';

/** `/rest/*`: what the browser may ask of the backend through the site's own origin. */
export default function restProxy(
  request: Request,
  context: Pick<Context, 'ip'>,
): Promise<Response> {
  return proxy(request, { origin: restOrigin(), clientIp: context.ip });
}
