import type { CurrentCopies } from './current-copies.ts';
import type { Settings } from './settings.ts';

/** Name of the site without edge functions; it is found by its socket, never by this. */
export const INNER_HOST = 'inner.invalid';

/**
 * Leads what functions ask of their own site, by `context.next()` or by its public address, to the
 * site without edge functions. Before Netlify's bootstrap is loaded, which takes `fetch` as it
 * finds it.
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
  // Netlify's bootstrap changes the host of an address and leaves its port.
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
