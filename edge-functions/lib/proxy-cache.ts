/**
 * How Netlify's CDN caches a response of the proxy, separately for each city. Each deploy purges all of them,
 * and a purge those with its tag; otherwise an edit waits for a minute at most. A stale response is never
 * served while a new one is being fetched.
 */
export const SHARED_CACHE: Readonly<Record<string, string>> = {
  'netlify-cdn-cache-control': 'public, max-age=60',
  'netlify-cache-tag': 'content',
  'netlify-vary': 'query,cookie=userLocation',
};
