/** What is kept of a reply; only status 200 is ever kept. */
export type KeptReply = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type ReplyCache = {
  get(key: string): KeptReply | null;
  set(key: string, reply: KeptReply): void;
};

/**
 * A small cache in the isolate's memory: the CDN's own stands in front of it and holds longer.
 * @param maxAge milliseconds.
 * @param maxEntries the oldest goes first; anybody can make up queries.
 */
export function replyCache(maxAge = 60_000, maxEntries = 200, now = Date.now): ReplyCache {
  const kept = new Map<string, { reply: KeptReply; until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return null;
      if (found.until > now()) return found.reply;
      kept.delete(key);
      return null;
    },
    set(key, reply) {
      kept.delete(key);
      kept.set(key, { reply, until: now() + maxAge });
      const oldest = kept.keys().next();
      if (kept.size > maxEntries && !oldest.done) kept.delete(oldest.value);
    },
  };
}

/** Key of a request: the order of the parameters makes no difference, the city does. */
export function replyKey(url: URL, cityId: number): string {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  return `${url.pathname}?${query}#${cityId}`;
}
