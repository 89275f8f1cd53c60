import { parseCookie } from 'cookie';
import { signals } from '../../system/signals.ts';
import { knownTag } from './etags.ts';

/**
 * Emulates how Netlify's CDN treats `netlify-cdn-cache-control`, `netlify-vary` and `netlify-cache-tag` of a
 * function's response. On Netlify an edit becomes a deploy, which clears the cache; here the content revision
 * reveals it.
 */
export type CdnCache = {
  /** The cached response, or that of `answer`, which is cached if its headers allow it. */
  serve(request: Request, answer: () => Promise<Response | null>): Promise<Response | null>;
};

type Kept = {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
  readonly until: number;
  /** Revision of its content; null if it depends on none. */
  readonly revision: number | null;
};

const MAX_ENTRIES = 500;

/** Seconds a shared cache may store the response; 0 if it may not. */
function maxAge(headers: Headers): number {
  const rule = headers.get('netlify-cdn-cache-control') ?? '';
  return rule.includes('public') ? Number(/\bmax-age=(\d+)/.exec(rule)?.[1] ?? 0) : 0;
}

const isContent = (headers: Headers) => headers.get('netlify-cache-tag') === 'content';

const marked = (headers: Headers, mark: 'hit' | 'miss') => {
  const copy = new Headers(headers);
  copy.set('x-cache', mark);
  return copy;
};

/** A cached response, or 304 for a client that has it already. */
function hit({ body, headers }: Kept, request: Request): Response {
  const etag = headers.get('etag');
  const fresh = etag !== null && knownTag(request.headers.get('if-none-match'), etag) !== undefined;
  const status = fresh ? 304 : 200;
  return new Response(fresh ? null : body.slice(0), { status, headers: marked(headers, 'hit') });
}

/**
 * A CDN in front of the edge functions, for GET and a site that varies by one city cookie.
 * @param revision returns the current content revision; null when it is unknown.
 */
export function cdnCache(revision: () => Promise<number | null>, now = Date.now): CdnCache {
  const kept = new Map<string, Kept>();
  const varied = new Map<string, string[]>();
  const keyOf = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const cookies = parseCookie(request.headers.get('cookie') ?? '');
    const values = varied.get(pathname)?.map((name) => cookies[name] ?? '') ?? [];
    return JSON.stringify([pathname + search, ...values]);
  };
  const isNew = async (found: Kept) =>
    found.until > now() &&
    (!isContent(found.headers) ||
      (found.revision !== null && found.revision === (await revision())));

  async function keep(request: Request, response: Response, before: number | null) {
    const seconds = maxAge(response.headers);
    if (response.status !== 200 || seconds === 0) return response;
    const vary = response.headers.get('netlify-vary') ?? '';
    const names = [...vary.matchAll(/cookie=([^,\s]+)/g)].flatMap(
      (found) => found[1]?.split('|') ?? [],
    );
    varied.set(new URL(request.url).pathname, names);
    const body = await response.arrayBuffer();
    const key = keyOf(request);
    const headers = new Headers(response.headers);
    signals.cacheAsked.send({ result: 'miss' });
    kept.delete(key);
    kept.set(key, { body, headers, until: now() + seconds * 1000, revision: before });
    const oldest = kept.keys().next();
    if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
    return new Response(body.slice(0), { status: 200, headers: marked(headers, 'miss') });
  }

  return {
    async serve(request, answer) {
      const isRest = new URL(request.url).pathname.startsWith('/rest/');
      if (request.method !== 'GET' || !isRest) return await answer();
      const found = kept.get(keyOf(request));
      if (found && (await isNew(found))) {
        signals.cacheAsked.send({ result: 'hit' });
        return hit(found, request);
      }
      // Before the response is created: an edit in between makes it look older, never newer.
      const before = await revision();
      const response = await answer();
      return response && (await keep(request, response, before));
    },
  };
}
