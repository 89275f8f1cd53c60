import { withHeaders } from './headers.ts';
import type { KeptReply, ReplyCache } from './reply-cache.ts';

/**
 * Rules for Netlify's CDN, which takes them from manual-cache functions. `durable` counts for
 * serverless functions only so far; it stands here for the day it counts for the edge.
 */
export const SHARED_CACHE: Readonly<Record<string, string>> = {
  'netlify-cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, durable',
  'netlify-vary': 'query,cookie=userLocation',
};

/** Puts a reply into the cache. @returns the same reply, readable once more. */
export async function keep(cache: ReplyCache, key: string, reply: Response): Promise<Response> {
  const body = await reply.text();
  const headers = Object.fromEntries(reply.headers);
  cache.set(key, { body, headers });
  return new Response(body, { status: 200, headers });
}

function sameTag(ifNoneMatch: string | null, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

/** A kept reply as a response, 304 for a reader who has it already. */
export function hit(kept: KeptReply, ifNoneMatch: string | null): Response {
  const known = sameTag(ifNoneMatch, kept.headers['etag']);
  const response = new Response(known ? null : kept.body, {
    status: known ? 304 : 200,
    headers: kept.headers,
  });
  return withHeaders(response, { ...SHARED_CACHE, 'x-cache': 'hit' });
}
