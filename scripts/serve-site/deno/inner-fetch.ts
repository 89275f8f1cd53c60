import type { CurrentCopies } from './current-copies.ts';
import type { Settings } from './settings.ts';

/** Host name of the site without edge functions; requests go to its socket, never to this name. */
export const INNER_HOST = 'inner.invalid';

/**
 * Sends functions' requests to their own site, through `context.next()` or its public URL, to the site
 * without edge functions. Call it before loading Netlify's bootstrap, which captures `fetch`.
 */
export function leadFetchInside(
  { siteOrigin, innerSocket }: Settings,
  copies: CurrentCopies,
): void {
  const original = globalThis.fetch;
  const client = Deno.createHttpClient({
    proxy: { transport: 'unix', path: innerSocket },
    poolMaxIdlePerHost: 64,
  });
  const site = new URL(siteOrigin).host;
  // Netlify's bootstrap changes the host of a URL and leaves its port.
  const isOwn = ({ host, hostname }: URL) => hostname === INNER_HOST || host === site;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!isOwn(url)) return await original(input, init);
    const inside = `http://${INNER_HOST}${url.pathname}${url.search}`;
    const request = new Request(
      input instanceof Request ? new Request(inside, input) : inside,
      init,
    );
    return await copies.answer(url, request, () => original(request, { client }));
  };
}
