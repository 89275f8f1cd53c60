import type { Cache } from './source.ts';

/** What a URL answered last time. */
type Kept = { etag: string; body: string };

/** Whether a body is a whole document: a reply that was cut off on its way may look finished. */
function isWhole(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/**
 * A `fetch` that remembers replies by their ETag: an unchanged one costs the backend a 304 and is
 * answered from the cache. Only what was answered 200 and whole is kept: under
 * the ETag of a whole reply, half of it would be taken for the content ever after.
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
