import { TAG_OF_ALL } from '../publish/cache-tags.ts';
import { askCache, portions } from './ask-cache.ts';
import type { Cache } from './cache.ts';

/** Varnish takes 8 kB for a header by default, and each tag has nine characters. */
const TAGS_MAX = 500;

/**
 * Varnish as docs/operations/varnish.vcl configures it: `PURGE` with the tags in `xkey-purge`.
 * @param origins of every node.
 */
export function varnish(origins: readonly string[]): Cache {
  const name = 'Varnish';
  const ask = (tags: readonly string[], signal: AbortSignal) =>
    Promise.all(
      origins.map((origin) =>
        askCache({
          name: `${name} at ${origin}`,
          url: `${origin}/`,
          method: 'PURGE',
          headers: { 'xkey-purge': tags.join(' ') },
          signal,
        }),
      ),
    );
  return {
    name,
    async forget(forgotten, signal) {
      // By a tag, and not by a ban: what is forgotten is still there should the site be down.
      const tags = forgotten === 'everything' ? [TAG_OF_ALL] : forgotten.tags;
      for (const some of portions(tags, TAGS_MAX)) await ask(some, signal);
    },
  };
}

/**
 * nginx with ngx_cache_purge, which knows addresses only: `PURGE` of a path, or of `/*`. It answers 404
 * for what it does not have, which is as good.
 * @param origins of every node.
 */
export function nginx(origins: readonly string[]): Cache {
  const name = 'nginx';
  const ask = (origin: string, path: string, signal: AbortSignal) =>
    askCache({
      name: `${name} at ${origin}`,
      url: origin + path,
      method: 'PURGE',
      headers: {},
      signal,
      accepted: [404, 412],
    });
  return {
    name,
    async forget(forgotten, signal) {
      const paths = forgotten === 'everything' ? null : forgotten.paths;
      await Promise.all(
        origins.map(async (origin) => {
          for (const path of paths ?? ['/*']) await ask(origin, path, signal);
        }),
      );
    },
  };
}
