/** The supported caches between readers and the site, and the headers that control each of them. */
import { AUTH_COOKIE, DEVICE_COOKIE } from './constants.ts';

export const CDNS = ['varnish', 'fastly', 'cloudflare', 'netlify'] as const;

export type Cdn = (typeof CDNS)[number];

/**
 * Lifetimes of a shared copy, in seconds. Each release purges its changes, so the lifetime only bounds how
 * long a lost purge can be noticed. A stale copy is better than none while the site revalidates or is down.
 */
const LIFE = { fresh: 3_600, asking: 60, down: 86_400 } as const;

const PAGE_LIFE = `max-age=${LIFE.fresh}, stale-while-revalidate=${LIFE.asking}, stale-if-error=${LIFE.down}`;

/**
 * For pages rendered from responses of the backend, whose changes no release reports (docs/decisions/182).
 */
const MOMENT_LIFE = `max-age=10, stale-if-error=${LIFE.down}`;

/**
 * Cookies that change a page. A cache serves only requests without them and passes the others on to the site.
 */
export const VARYING_COOKIES = ['userLocation', 'view', 'wayBack'] as const;

/**
 * Cookies that change a page with a poll or a survey: a visitor who has answered sees the results. A cache
 * serves only requests with neither kind of cookie.
 */
export const ANSWERING_COOKIES = [DEVICE_COOKIE, AUTH_COOKIE.token] as const;

/** The header, and its value, by which an edge function marks a response as shareable. */
export const FOR_A_MOMENT = {
  name: 'netlify-cdn-cache-control',
  value: `public, ${MOMENT_LIFE}`,
} as const;

/**
 * The headers of a response that is the same for everybody without these cookies. The page's other cache
 * headers are for readers without a cache in between.
 */
export const forAMoment = (cookies: readonly string[]) => ({
  [FOR_A_MOMENT.name]: FOR_A_MOMENT.value,
  'netlify-vary': `cookie=${cookies.join('|')}`,
});

type CdnHeaders = {
  /** Headers that set the lifetime of a page's copy. */
  readonly life: Readonly<Record<string, string>>;
  /** Headers for a response that is valid only briefly; absent: it is not cached. */
  readonly moment?: Readonly<Record<string, string>>;
  /** The header for tags, and their separator. */
  readonly tags: { readonly name: string; readonly separator: string };
};

const PUBLIC = `public, ${PAGE_LIFE}`;

/** The headers that each cache documents; all of them remove these before a reader sees them. */
export const CDN_HEADERS: Readonly<Record<Cdn, CdnHeaders>> = {
  varnish: {
    life: { 'surrogate-control': PAGE_LIFE },
    moment: { 'surrogate-control': MOMENT_LIFE },
    tags: { name: 'xkey', separator: ' ' },
  },
  fastly: {
    life: { 'surrogate-control': PAGE_LIFE },
    moment: { 'surrogate-control': MOMENT_LIFE },
    tags: { name: 'surrogate-key', separator: ' ' },
  },
  cloudflare: {
    life: { 'cloudflare-cdn-cache-control': PUBLIC },
    moment: { 'cloudflare-cdn-cache-control': `public, ${MOMENT_LIFE}` },
    tags: { name: 'cache-tag', separator: ',' },
  },
  // Netlify's edge functions render such a page, from this site's file.
  netlify: {
    life: {
      'netlify-cdn-cache-control': PUBLIC,
      'netlify-vary': `cookie=${VARYING_COOKIES.join('|')}`,
    },
    tags: { name: 'netlify-cache-tag', separator: ',' },
  },
};
