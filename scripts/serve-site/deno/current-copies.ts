/** Replies remembered for one release: as many as a large site has pages. */
const MOST = 20_000;

/** Signs of a question that is remembered. An address of a page is shorter, and memory is bounded. */
const LONGEST = 500;

/** What the site inside has said of the copies that functions hold of its files. */
export type CurrentCopies = {
  /** Says which release is served; what was known of another one is forgotten. */
  serving(release: string | null): void;
  /** The reply of before to the same conditional request; otherwise asks, and remembers a 304. */
  answer(url: URL, request: Request, ask: () => Promise<Response>): Promise<Response>;
};

type Replies = Map<string, readonly [string, string][]>;

/** A question whose answer depends on the release alone; null for every other. */
function keyOf({ pathname, search }: URL, { method, headers }: Request): string | null {
  const etag = headers.get('if-none-match');
  if (method !== 'GET' || etag === null) return null;
  const key = `${etag} ${pathname}${search}`;
  return key.length > LONGEST ? null : key;
}

/**
 * Spares the question whether a page that a function holds is still current. Within one release it
 * stays so, and every request says which release is served.
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
      // Those of the release of now: when the reply comes, another one may be served.
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
