import type { GatsbyCache } from 'gatsby';

/** Gatsby's plugin cache, in memory; values pass through JSON as they do on its disk. */
export function mapCache(): GatsbyCache {
  const kept = new Map<string, string>();
  return {
    name: 'map',
    directory: '',
    get: async (key) => {
      const value = kept.get(key);
      return value === undefined ? undefined : JSON.parse(value);
    },
    set: async (key, value) => {
      kept.set(key, JSON.stringify(value));
      return value;
    },
    del: async (key) => {
      kept.delete(key);
    },
  };
}
