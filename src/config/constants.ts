/** Business constants and limits: section 9 of the specification, each once. Times in milliseconds. */

export const HTTP_TIMEOUT = 30_000;
export const DEFAULT_CITY = { id: 6281, title: 'Москва' } as const;

/** Cookie of the chosen city: seven days, in seconds as cookies count them. */
export const CITY_COOKIE = { name: 'userLocation', path: '/', maxAge: 604_800 } as const;
export const AUTH_COOKIE = {
  token: 'auth.token',
  expired: 'auth.tokenExpired',
  path: '/',
} as const;
export const DEVICE_COOKIE = 'deviceUUID';

/** Articles on one page of a list. */
export const ARTICLES_PER_PAGE = 12;

/** File in the site's root with the titles of all cities by id, written by the build for the edge. */
export const CITY_TITLES_FILE = 'cities.json';

/** What every page's title ends with. */
export const BRAND_SUFFIX = ' — Ясно';
