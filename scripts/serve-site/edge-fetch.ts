import { geoOf } from './test-location.ts';

const FUNCTIONS_HEADER = 'x-nf-edge-functions';
const GEO_HEADER = 'x-nf-geo';
const CONNECTION_HEADER = 'x-nf-client-connection-ip';

/**
 * Headers in which the site server passes the visitor's network address and the site's public host.
 */
export const IP_HEADER = 'x-nf-visitor-ip';
export const ORIGIN_HEADER = 'x-nf-visitor-origin';

/**
 * Corrects three habits of Netlify's runtime, which talks to its Deno through the global `fetch`:
 * it follows the redirects that functions respond with; at every request it asks for the in-file
 * configuration, which loads all functions in a fresh worker (ours is in netlify.toml); and it uses
 * one location and one network address for all visitors, and its internal host as the site's.
 * @returns a function that restores the original.
 */
export function patchFetch(): () => void {
  const original = globalThis.fetch;
  const configs = new Map<string, string>();
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'NETLIFYCONFIG') {
      const key = String(input);
      const kept = configs.get(key);
      if (kept !== undefined) return new Response(kept);
      const reply = await original(input, init);
      if (!reply.ok) return reply;
      configs.set(key, await reply.text());
      return new Response(configs.get(key));
    }
    const isEdge = init instanceof Request && init.headers.has(FUNCTIONS_HEADER);
    if (!isEdge) return await original(input, init);
    const request = new Request(new Request(input, init), { redirect: 'manual' });
    const geo = geoOf(request.headers);
    if (geo !== null) request.headers.set(GEO_HEADER, geo);
    const ip = request.headers.get(IP_HEADER);
    if (ip !== null) request.headers.set(CONNECTION_HEADER, ip);
    const site = URL.parse(request.headers.get(ORIGIN_HEADER) ?? '');
    if (site) {
      request.headers.set('x-forwarded-host', site.host);
      request.headers.set('x-forwarded-proto', site.protocol);
    }
    return await original(request);
  };
  return () => {
    globalThis.fetch = original;
  };
}
