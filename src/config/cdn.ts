/** The caches that may stand between readers and the site, and the headers by which each is told. */

export const CDNS = ['varnish', 'fastly', 'cloudflare', 'netlify'] as const;

export type Cdn = (typeof CDNS)[number];

/**
 * How long a shared copy lives, in seconds. Each release purges what it changes, so the life only
 * bounds how long a purge that was lost can be noticed; a stale copy is better than none while the
 * site is being asked again, or is down.
 */
const LIFE = { fresh: 3_600, asking: 60, down: 86_400 } as const;

const DIRECTIVES = `max-age=${LIFE.fresh}, stale-while-revalidate=${LIFE.asking}, stale-if-error=${LIFE.down}`;

/**
 * Cookies that change a page. A cache answers only those who have none of them, and passes the others
 * on to the site.
 */
export const VARYING_COOKIES = ['userLocation', 'view', 'wayBack'] as const;

type CdnHeaders = {
  /** Headers that say how long a copy may live. */
  readonly life: Readonly<Record<string, string>>;
  /** The header for tags, and what stands between them. */
  readonly tags: { readonly name: string; readonly separator: string };
};

const PUBLIC = `public, ${DIRECTIVES}`;

/** What each of them documents; all remove these headers before a reader sees them. */
export const CDN_HEADERS: Readonly<Record<Cdn, CdnHeaders>> = {
  varnish: {
    life: { 'surrogate-control': DIRECTIVES },
    tags: { name: 'xkey', separator: ' ' },
  },
  fastly: {
    life: { 'surrogate-control': DIRECTIVES },
    tags: { name: 'surrogate-key', separator: ' ' },
  },
  cloudflare: {
    life: { 'cloudflare-cdn-cache-control': PUBLIC },
    tags: { name: 'cache-tag', separator: ',' },
  },
  netlify: {
    life: {
      'netlify-cdn-cache-control': PUBLIC,
      'netlify-vary': `cookie=${VARYING_COOKIES.join('|')}`,
    },
    tags: { name: 'netlify-cache-tag', separator: ',' },
  },
};
