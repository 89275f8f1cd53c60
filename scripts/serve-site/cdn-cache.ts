/**
 * What Netlify's CDN does with `netlify-cdn-cache-control` and `netlify-vary` of a function's
 * reply. The local runtime runs each request in a fresh isolate, so without this nothing would
 * ever be seen to come from a cache here.
 */
export type CdnCache = {
  get(request: Request): Response | null;
  /** Keeps the reply when its headers allow it. @returns the reply, readable once more. */
  keep(request: Request, response: Response): Promise<Response>;
};

type Kept = { readonly body: ArrayBuffer; readonly headers: Headers; readonly until: number };

const MAX_ENTRIES = 500;

function cookieValue(request: Request, name: string): string {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  return cookies.find((part) => part.startsWith(`${name}=`)) ?? '';
}

/** Seconds a shared cache may keep the reply; 0 when it may not. */
function maxAge(headers: Headers): number {
  const rule = headers.get('netlify-cdn-cache-control') ?? '';
  return rule.includes('public') ? Number(/\bmax-age=(\d+)/.exec(rule)?.[1] ?? 0) : 0;
}

/** A CDN in front of the edge functions, for GET and a site that varies by one city cookie. */
export function cdnCache(now = Date.now): CdnCache {
  const kept = new Map<string, Kept>();
  const varied = new Map<string, string[]>();
  const keyOf = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const cookies = varied.get(pathname) ?? [];
    return [pathname + search, ...cookies.map((name) => cookieValue(request, name))].join('\n');
  };
  return {
    get(request) {
      const found = request.method === 'GET' ? kept.get(keyOf(request)) : undefined;
      if (!found || found.until <= now()) return null;
      const headers = new Headers(found.headers);
      headers.set('x-cache', 'hit');
      const known = request.headers.get('if-none-match');
      const fresh = known !== null && known === headers.get('etag');
      return new Response(fresh ? null : found.body.slice(0), {
        status: fresh ? 304 : 200,
        headers,
      });
    },
    async keep(request, response) {
      const seconds = maxAge(response.headers);
      if (request.method !== 'GET' || response.status !== 200 || seconds === 0) return response;
      const vary = response.headers.get('netlify-vary') ?? '';
      const names = [...vary.matchAll(/cookie=([^,\s]+)/g)].flatMap(
        (found) => found[1]?.split('|') ?? [],
      );
      varied.set(new URL(request.url).pathname, names);
      const body = await response.arrayBuffer();
      const headers = new Headers(response.headers);
      kept.set(keyOf(request), { body, headers, until: now() + seconds * 1000 });
      const oldest = kept.keys().next();
      if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
      return new Response(body.slice(0), { status: 200, headers });
    },
  };
}
