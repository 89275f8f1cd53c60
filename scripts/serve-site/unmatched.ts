import type { Declaration } from '@netlify/edge-functions-dev';

const MAX_UNMATCHED = 5_000;

/**
 * Remembers requests that no function wants, by all that a route can look at: the runtime reads
 * the directory and builds its manifest anew for each, several times the price of a file.
 */
export function unmatchedRequests(declarations: readonly Declaration[]) {
  const names = [...new Set(declarations.flatMap((route) => Object.keys(route.header ?? {})))];
  const seen = new Set<string>();
  const keyOf = ({ method, url, headers }: Request) =>
    [method, new URL(url).pathname, ...names.map((name) => headers.get(name))].join('\n');
  return {
    has: (request: Request) => seen.has(keyOf(request)),
    add(request: Request) {
      if (seen.size >= MAX_UNMATCHED) seen.clear();
      seen.add(keyOf(request));
    },
  };
}
