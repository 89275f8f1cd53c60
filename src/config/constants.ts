/**
 * Business constants and limits of section 9 of the specification, each defined once. Times in milliseconds.
 */

export const HTTP_TIMEOUT = 30_000;
export const DEFAULT_CITY = { id: 6281, title: 'Москва' } as const;

/** Cookie of the chosen city: seven days, in seconds as cookies require. */
export const CITY_COOKIE = { name: 'userLocation', path: '/', maxAge: 604_800 } as const;
/** `no` once the visitor has declined the nearby city: no offer for a month. */
export const CITY_OFFER_COOKIE = { name: 'cityOffer', path: '/', maxAge: 2_592_000 } as const;
/**
 * The nearby city by the edge's geolocation: `{"id":6285,"title":"Казань"}`, or `null`. A file with `null`
 * replaces the response where there is no geolocation.
 */
export const NEAR_CITY_FILE = 'near-city.json';
/** A city farther away than this, in kilometres, is not offered as the visitor's own. */
export const NEAR_CITY_DISTANCE = 150;
export const AUTH_COOKIE = {
  token: 'auth.token',
  expired: 'auth.tokenExpired',
  path: '/',
} as const;
/** A session that ends sooner than this is renewed before the next call that needs it. */
export const TOKEN_REFRESH_AHEAD = 5 * 60_000;
export const DEVICE_COOKIE = 'deviceUUID';

/** The minimum number of articles on the newest page of a list, if there are as many. */
export const ARTICLES_ON_NEWEST = 12;

/** The maximum number of products in one comparison. */
export const COMPARED_MAX = 4;

/**
 * File in the site's root with the titles of all cities by id, written by the build for the edge.
 */
export const CITY_TITLES_FILE = 'cities.json';

/** Next to it, the coordinates of cities with shops: `{"6281":[55.76,37.62]}`, degrees. */
export const CITY_PLACES_FILE = 'city-places.json';

/** The articles feed for feed readers, written by the build. */
export const FEED_FILE = 'articles/rss.xml';

/**
 * The brand for pages without settings: the personal area, an unknown URL, an error. Every page with content
 * uses the name in the settings.
 */
export const BRAND_NAME = 'Ясно';

/** The end of every page title. */
export const titleEnd = (brand: string) => ` — ${brand}`;

/** The scroll position in pixels from which the header is shown as «active». */
export const HEADER_ACTIVE_AFTER = 170;
export const SCROLL_ANIMATION = { duration: 600, minWidth: 1025 } as const;

/**
 * Progress bar of a navigation: hidden for `throttle`, full after `duration`, gone `hideDelay`
 * later.
 */
export const PROGRESS = { throttle: 200, duration: 5_000, hideDelay: 500 } as const;
/** The minimum duration of a visible pending state, to avoid flicker. */
export const FETCH_MIN_DELAY = 200;
export const PREFETCH_IDLE_TIMEOUT = 2_000;
/** A page that failed to load a chunk reloads itself at most once in this time. */
export const CHUNK_RELOAD_GUARD = 60_000;

/**
 * Says only that somebody is signed in: a script before the first paint reads it to choose the header's look.
 * It is not secret and grants no rights.
 */
export const SIGNED_COOKIE = 'auth.signed';
/**
 * Identifies one sign-in: a random mark that every tab of the browser reads. The response to a request sent
 * under one mark is discarded under another. Not secret either.
 */
export const SIGN_IN_MARK_COOKIE = 'auth.mark';

/** The member page that a signed-out visitor requested, until they sign in or it expires. */
export const WAY_BACK_COOKIE = { name: 'wayBack', path: '/', maxAge: 600 } as const;

const YEAR = 31_536_000;
/**
 * Identifies the device on every call; set when the visitor first sends something that counts once per
 * device.
 */
export const DEVICE_RULE = { name: DEVICE_COOKIE, path: '/', maxAge: YEAR } as const;
/** `yes` or `no` to analytics; absent until the visitor has answered. */
export const CONSENT_COOKIE = { name: 'consent', path: '/', maxAge: YEAR } as const;
/** The visitor's view of the site: the palette and the settings of the low-vision panel. */
export const VIEW_COOKIE = { name: 'view', path: '/', maxAge: YEAR } as const;

/** The interval between two submissions of the certificate's form, and between two polls. */
export const CERTIFICATE_RESUBMIT_INTERVAL = 5_000;
export const CERTIFICATE_POLL_INTERVAL = 20_000;

/** Entries of the points history loaded at a time. */
export const HISTORY_PAGE = { limit: 10, offset: 0 } as const;

/** The newest entries of the history, on the first page of the personal area. */
export const ENTRIES_SHOWN = 4;

/** The captcha that works by score and shows nothing. */
export const CAPTCHA = { version: 3, language: 'ru' } as const;

/** The support phone, as text and as dialled. */
export const SUPPORT_PHONE = { words: '8 800 000-00-00', url: 'tel:+78000000000' } as const;
