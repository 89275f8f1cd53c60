/** Replies remembered for one release: as many as a large site has pages. */
const MOST = 20_000;

/** What the site inside has said of the copies that functions hold of its files. */
export type CurrentCopies = {
  /** Says which release is served; what was known of another one is forgotten. */
  serving(release: string | null): void;
  /** The reply of before to the same conditional request; null when it has to be asked. */
  known(url: URL, request: Request): Response | null;
  /** Remembers that a copy is current. */
  keep(url: URL, request: Request, reply: Response): void;
};

/** A question whose answer depends on the release alone; null for every other. */
function keyOf({ pathname, search }: URL, { method, headers }: Request): string | null {
  const etag = headers.get('if-none-match');
  return method === 'GET' && etag !== null ? `${etag} ${pathname}${search}` : null;
}

/**
 * Spares the question whether a page that a function holds is still current. Within one release it
 * stays so, and every request says which release is served.
 */
export function currentCopies(): CurrentCopies {
  let current: string | null = null;
  const replies = new Map<string, readonly [string, string][]>();
  return {
    serving(release) {
      if (release === current) return;
      current = release;
      replies.clear();
    },
    known(url, request) {
      const headers = replies.get(keyOf(url, request) ?? '');
      return headers ? new Response(null, { status: 304, headers: [...headers] }) : null;
    },
    keep(url, request, reply) {
      const key = keyOf(url, request);
      if (current === null || key === null || reply.status !== 304) return;
      if (replies.size >= MOST) replies.clear();
      replies.set(key, [...reply.headers]);
    },
  };
}
