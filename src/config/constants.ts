/** Business constants and limits: section 9 of the specification, each once. Times in milliseconds. */

export const HTTP_TIMEOUT = 30_000;
export const DEFAULT_CITY = { id: 6281, title: 'Москва' } as const;

/** Cookie of the chosen city: seven days, in seconds as cookies count them. */
export const CITY_COOKIE = { name: 'userLocation', path: '/', maxAge: 604_800 } as const;
/** `no` once the visitor did not want the city near to them: a month without the offer. */
export const CITY_OFFER_COOKIE = { name: 'cityOffer', path: '/', maxAge: 2_592_000 } as const;
/** A city farther away than this, in kilometres, is not offered as the visitor's own. */
export const NEAR_CITY_DISTANCE = 150;
export const AUTH_COOKIE = {
  token: 'auth.token',
  expired: 'auth.tokenExpired',
  path: '/',
} as const;
/** A session that ends sooner than this is prolonged before the next call that needs it. */
export const TOKEN_REFRESH_AHEAD = 5 * 60_000;
export const DEVICE_COOKIE = 'deviceUUID';

/** Articles that the newest page of a list shows at least, where there are as many. */
export const ARTICLES_ON_NEWEST = 12;

/** Products side by side in one comparison. */
export const COMPARED_MAX = 4;

/** File in the site's root with the titles of all cities by id, written by the build for the edge. */
export const CITY_TITLES_FILE = 'cities.json';

/** Beside it, where the cities with shops lie: `{"6281":[55.76,37.62]}`, degrees. */
export const CITY_PLACES_FILE = 'city-places.json';

/** The news of the articles for feed readers, written by the build. */
export const FEED_FILE = 'articles/rss.xml';

/** For titles and robots, which are not told by the settings; a test compares. */
export const BRAND_NAME = 'Ясно';

/** What every page's title ends with. */
export const BRAND_SUFFIX = ` — ${BRAND_NAME}`;

/** From this many pixels of scroll on, the header takes its «active» look. */
export const HEADER_ACTIVE_AFTER = 170;
export const SCROLL_ANIMATION = { duration: 600, minWidth: 1025 } as const;

/** Bar of a route change: nothing for `throttle`, full after `duration`, gone `hideDelay` later. */
export const PROGRESS = { throttle: 200, duration: 5_000, hideDelay: 500 } as const;
/** A pending state that was shown at all stays this long, so that nothing flickers. */
export const FETCH_MIN_DELAY = 200;
export const PREFETCH_IDLE_TIMEOUT = 2_000;
/** A page that lost a chunk reloads by itself at most once in this time. */
export const CHUNK_RELOAD_GUARD = 60_000;

/**
 * Says that somebody is signed in here, and nothing else: a script before the first paint reads it
 * to choose the header's look. No secret, no right hangs on it.
 */
export const SIGNED_COOKIE = 'auth.signed';
/**
 * Tells one signing in from the next: a random mark that every tab of the browser reads. What was
 * asked under one mark is nobody's under another. No secret either.
 */
export const SIGN_IN_MARK_COOKIE = 'auth.mark';

/** The member's page that a stranger opened, until he has signed in or forgotten about it. */
export const WAY_BACK_COOKIE = { name: 'wayBack', path: '/', maxAge: 600 } as const;

const YEAR = 31_536_000;
/** Names the device on every call; made when its visitor first sends something that counts once. */
export const DEVICE_RULE = { name: DEVICE_COOKIE, path: '/', maxAge: YEAR } as const;
/** `yes` or `no` to analytics; absent until the visitor answered. */
export const CONSENT_COOKIE = { name: 'consent', path: '/', maxAge: YEAR } as const;
/** How the visitor wants to see the site: palette and the low-vision panel's choices. */
export const VIEW_COOKIE = { name: 'view', path: '/', maxAge: YEAR } as const;

/** How long between two sendings of the certificate's form, and between two looks for it. */
export const CERTIFICATE_RESUBMIT_INTERVAL = 5_000;
export const CERTIFICATE_POLL_INTERVAL = 20_000;

/** Entries of the points' history that come at once. */
export const HISTORY_PAGE = { limit: 10, offset: 0 } as const;

/** The captcha that scores by itself and shows nothing. */
export const CAPTCHA = { version: 3, language: 'ru' } as const;

/** Where people answer the phone, in words and as it is dialled. */
export const SUPPORT_PHONE = { words: '8 800 000-00-00', url: 'tel:+78000000000' } as const;
