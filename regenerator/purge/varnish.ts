import { TAG_OF_ALL } from '../publish/cache-tags.ts';
import { askCache, portions } from './ask-cache.ts';
import type { Cache } from './cache.ts';

/** Varnish takes 8 kB for a header by default, and each tag has nine characters. */
const TAGS_MAX = 500;

/**
 * Its configuration caches no response that was requested before a purge; what remains is the interval
 * between that decision and the indexing of tags.
 */
const SETTLE = 1_000;

/**
 * Varnish as docs/operations/varnish.vcl configures it: `PURGE` with the tags in `xkey-purge`.
 * @param origin of one node: another one may be down.
 */
export function varnish(origin: string): Cache {
  const name = `Varnish at ${origin}`;
  const ask = (tags: readonly string[], signal: AbortSignal) =>
    askCache({
      name,
      url: `${origin}/`,
      method: 'PURGE',
      headers: { 'xkey-purge': tags.join(' ') },
      signal,
    });
  return {
    name,
    settle: SETTLE,
    async forget(forgotten, signal) {
      // By a tag, not by a ban: a purged copy is still available if the site is down.
      const tags = forgotten === 'everything' ? [TAG_OF_ALL] : forgotten.tags;
      for (const some of portions(tags, TAGS_MAX)) await ask(some, signal);
    },
    async renew(address, signal) {
      await askCache({ name, url: origin + address, method: 'HEAD', headers: {}, signal });
    },
  };
}
