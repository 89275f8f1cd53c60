import { CITY_OFFER_COOKIE, DEFAULT_CITY } from '../../src/config/constants.ts';
import { cityTitle } from './city-titles.ts';
import { chosenCityId, type City } from './city.ts';
import { readCookie, setCookie } from './cookies.ts';
import { escaped } from './escaped.ts';
import { nearestCity, type Place } from './nearest-city.ts';
import { PageSource } from './page-source.ts';

/** Netlify's data about a visitor's location; every part may be missing. */
export type Geo = {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly country?: { readonly code?: string | undefined } | undefined;
};

/**
 * A visitor's location in Russia, where all our cities are: the nearest one across a border is
 * wrong.
 */
export function placeInRussia({ latitude, longitude, country }: Geo): Place | null {
  if (country?.code !== 'RU') return null;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/**
 * The city to offer to a visitor; `none` for those who already see the right one, `unknown` when the cities
 * were unavailable and a later request may succeed.
 */
export async function cityNear(geo: Geo, siteUrl: string): Promise<City | 'none' | 'unknown'> {
  const place = placeInRussia(geo);
  if (!place) return 'none';
  const id = await nearestCity(place, siteUrl);
  if (id === DEFAULT_CITY.id) return 'none';
  if (typeof id !== 'number') return id;
  const title = await cityTitle(id, siteUrl);
  return title === null ? 'unknown' : { id, title };
}

/** Whether a visitor has answered the question: chosen a city, or declined the offer. */
export function hasAnswered(cookieHeader: string | null): boolean {
  return (
    chosenCityId(cookieHeader) !== null || readCookie(cookieHeader, CITY_OFFER_COOKIE.name) !== null
  );
}

/** The cookie that remembers a refusal. */
export const refusalCookie = (secure: boolean): string =>
  setCookie(CITY_OFFER_COOKIE, 'no', secure);

/**
 * Puts the offer of a city into a page: its title into an empty element, its id into a button.
 * Styles show the offer by a mark on the root.
 */
export function offerCity(html: string, { id, title }: City): string {
  const page = new PageSource(html);
  const [place] = page.all('data-near-city-title');
  const [button] = page.all('data-near-city-id', 'button');
  if (!place || !button) return html;
  page.set(page.root, { 'data-near-city': String(id) });
  page.fill(place, escaped(title));
  page.set(button, { value: String(id) });
  return page.html();
}
