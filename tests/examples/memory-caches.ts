type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

const ORIGIN = 'http://site.test';

/** A cache of the browser's kind, in memory. */
function memoryCache(): Store {
  const stored = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) => new URL(String(request), ORIGIN).href;
  return {
    match: async (request) => stored.get(keyOf(request))?.clone(),
    put: async (request, response) => {
      stored.set(keyOf(request), response);
    },
    delete: async (request) => stored.delete(keyOf(request)),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
  };
}

/** What the worker stores into, without a browser. */
export function memoryCaches() {
  const all = new Map<string, Store>();
  return {
    async open(name: string): Promise<Store> {
      const found = all.get(name) ?? memoryCache();
      all.set(name, found);
      return found;
    },
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
  };
}
