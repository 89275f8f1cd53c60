/** The caches that may stand between readers and the site, and the headers by which each is told. */
import { AUTH_COOKIE, DEVICE_COOKIE } from './constants.ts';

export const CDNS = ['varnish', 'fastly', 'cloudflare', 'netlify'] as const;

export type Cdn = (typeof CDNS)[number];

/**
 * How long a shared copy lives, in seconds. Each release purges what it changes, so the life only
 * bounds how long a purge that was lost can be noticed; a stale copy is better than none while the
 * site is being asked again, or is down.
 */
const LIFE = { fresh: 3_600, asking: 60, down: 86_400 } as const;

const PAGE_LIFE = `max-age=${LIFE.fresh}, stale-while-revalidate=${LIFE.asking}, stale-if-error=${LIFE.down}`;

/**
 * For what is drawn from answers of the backend, of which no release tells when they change
 * (docs/decisions/182).
 */
const MOMENT_LIFE = `max-age=10, stale-if-error=${LIFE.down}`;

/**
 * Cookies that change a page. A cache answers only those who have none of them, and passes the others
 * on to the site.
 */
export const VARYING_COOKIES = ['userLocation', 'view', 'wayBack'] as const;

/**
 * And those that change a page with a poll or a survey: whoever has answered sees the results. A cache
 * answers only those who have none of both kinds.
 */
export const ANSWERING_COOKIES = [DEVICE_COOKIE, AUTH_COOKIE.token] as const;

/** The header by which an edge function says that its reply is the same for many, and its value. */
export const FOR_A_MOMENT = {
  name: 'netlify-cdn-cache-control',
  value: `public, ${MOMENT_LIFE}`,
} as const;

/**
 * How it says that the reply is the same for everybody who has none of these cookies. What else its page
 * says of caches is for readers without one in between.
 */
export const forAMoment = (cookies: readonly string[]) => ({
  [FOR_A_MOMENT.name]: FOR_A_MOMENT.value,
  'netlify-vary': `cookie=${cookies.join('|')}`,
});

type CdnHeaders = {
  /** Headers that say how long a copy of a page may live. */
  readonly life: Readonly<Record<string, string>>;
  /** And those for a reply that is true for a moment; absent: it is not kept. */
  readonly moment?: Readonly<Record<string, string>>;
  /** The header for tags, and what stands between them. */
  readonly tags: { readonly name: string; readonly separator: string };
};

const PUBLIC = `public, ${PAGE_LIFE}`;

/** What each of them documents; all remove these headers before a reader sees them. */
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
  // Its own functions draw such a page, from this site's file.
  netlify: {
    life: {
      'netlify-cdn-cache-control': PUBLIC,
      'netlify-vary': `cookie=${VARYING_COOKIES.join('|')}`,
    },
    tags: { name: 'netlify-cache-tag', separator: ',' },
  },
};
