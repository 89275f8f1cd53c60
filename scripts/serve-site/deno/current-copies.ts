/** Responses stored for one release: as many as a large site has pages. */
const MOST = 20_000;

/** Maximum length of a stored URL. A page's URL is shorter, and memory stays bounded. */
const LONGEST = 500;

/** The inner site's responses about the copies that functions hold of its files. */
export type CurrentCopies = {
  /** Sets the served release; responses stored for another one are dropped. */
  serving(release: string | null): void;
  /** The previous response to the same conditional request; otherwise sends it, and stores a 304. */
  answer(url: URL, request: Request, ask: () => Promise<Response>): Promise<Response>;
};

type Replies = Map<string, readonly [string, string][]>;

/** The key of a request whose response depends on the release alone; null for every other. */
function keyOf({ pathname, search }: URL, { method, headers }: Request): string | null {
  const etag = headers.get('if-none-match');
  if (method !== 'GET' || etag === null) return null;
  const key = `${etag} ${pathname}${search}`;
  return key.length > LONGEST ? null : key;
}

/**
 * Avoids revalidating pages that a function holds. Within one release they stay current, and every
 * request says which release is served.
 */
export function currentCopies(): CurrentCopies {
  let current: string | null = null;
  let replies: Replies = new Map();
  return {
    serving(release) {
      if (release === current) return;
      current = release;
      replies = new Map();
    },
    async answer(url, request, ask) {
      const key = current === null ? null : keyOf(url, request);
      if (key === null) return await ask();
      // The current release's map: another release may be served by the time the response arrives.
      const own = replies;
      const headers = own.get(key);
      if (headers) return new Response(null, { status: 304, headers: [...headers] });
      const reply = await ask();
      if (reply.status === 304) {
        if (own.size >= MOST) own.clear();
        own.set(key, [...reply.headers]);
      }
      return reply;
    },
  };
}
