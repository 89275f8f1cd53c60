/**
 * How Netlify's CDN caches a response of the proxy, separately for each city. It drops all of them
 * with each deploy, and those with the tag on request; otherwise an edit waits for a minute at
 * most. A stale response is never served while a new one is being fetched.
 */
export const SHARED_CACHE: Readonly<Record<string, string>> = {
  'netlify-cdn-cache-control': 'public, max-age=60',
  'netlify-cache-tag': 'content',
  'netlify-vary': 'query,cookie=userLocation',
};
