import type { Cache } from './source.ts';

/** The last response of a URL. */
type Kept = { etag: string; body: string };

/** Whether a body is a whole document: a response that was cut off in transit may look finished. */
function isWhole(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/**
 * A `fetch` that caches responses by ETag: an unchanged one costs the backend a 304 and is served
 * from the cache. Only complete 200 responses are stored: half a response, stored under the ETag of
 * the whole one, would be taken for the content from then on.
 */
export function conditionalFetch(cache: Cache): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const key = `reply ${request.url}`;
    const kept: Kept | undefined = await cache.get(key);
    if (kept) request.headers.set('if-none-match', kept.etag);
    const response = await fetch(request);
    if (response.status === 304 && kept) {
      return new Response(kept.body, { headers: { 'content-type': 'application/json' } });
    }
    const etag = response.headers.get('etag');
    if (response.status !== 200 || !etag) return response;
    const body = await response.text();
    if (isWhole(body)) await cache.set(key, { etag, body } satisfies Kept);
    return new Response(body, { headers: response.headers });
  };
}
