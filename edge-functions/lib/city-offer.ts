import { CITY_OFFER_COOKIE } from '../../src/config/constants.ts';
import { chosenCityId, type City } from './city.ts';
import { readCookie, setCookie } from './cookies.ts';
import { escaped } from './escaped.ts';
import type { Place } from './nearest-city.ts';
import { withAttribute } from './tags.ts';

/** What Netlify knows of where a visitor is; every part may be missing. */
export type Geo = {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly country?: { readonly code?: string | undefined } | undefined;
};

/** The place of a visitor in Russia, where all our cities are: over a border the near one is wrong. */
export function placeInRussia({ latitude, longitude, country }: Geo): Place | null {
  if (country?.code !== 'RU') return null;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Whether a visitor has settled the question: chose a city, or wanted none of the offer. */
export function hasAnswered(cookieHeader: string | null): boolean {
  return (
    chosenCityId(cookieHeader) !== null || readCookie(cookieHeader, CITY_OFFER_COOKIE.name) !== null
  );
}

/** The cookie that remembers a refusal. */
export const refusalCookie = (secure: boolean): string =>
  setCookie(CITY_OFFER_COOKIE, 'no', secure);

/** The empty element that takes the title, and the button that takes the city's id. */
const TITLE = /(<b\b[^>]*?\sdata-near-city-title(?=[\s=>/])[^>]*>)(?:[^<]|<!--.*?-->)*(<\/b>)/i;
const BUTTON = /<button\b[^>]*?\sdata-near-city-id(?=[\s=>/])[^>]*>/i;

/** Puts the offer of a city into a page, and marks the page: styles show the offer by the mark. */
export function offerCity(html: string, { id, title }: City): string {
  if (!TITLE.test(html) || !BUTTON.test(html)) return html;
  // Functions, not replacement strings: a title may hold «$&».
  return html
    .replace(/<html\b[^>]*>/i, (tag) => withAttribute(tag, 'data-near-city', String(id)))
    .replace(TITLE, (_all, open: string, close: string) => open + escaped(title) + close)
    .replace(BUTTON, (tag) => withAttribute(tag, 'value', String(id)));
}
