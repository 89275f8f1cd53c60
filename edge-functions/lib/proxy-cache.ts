/**
 * How Netlify's CDN keeps a reply of the proxy, apart for each city. It forgets all of them with
 * each deploy, and those with the tag when it is told to; a minute is the longest an edit waits
 * where neither comes. No stale reply is ever given out while a new one is on its way.
 */
export const SHARED_CACHE: Readonly<Record<string, string>> = {
  'netlify-cdn-cache-control': 'public, max-age=60',
  'netlify-cache-tag': 'content',
  'netlify-vary': 'query,cookie=userLocation',
};
