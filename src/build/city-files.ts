import type { City } from '../../contract/schemas/shop.ts';

/** The file in which the edge looks up titles: `{"6281":"Москва"}`. */
export function cityTitles(cities: readonly City[]): string {
  return JSON.stringify(Object.fromEntries(cities.map(({ id, title }) => [id, title])));
}

/** A hundredth of a degree is about a kilometre: enough to find the nearest city. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Coordinates of the cities with shops: `{"6281":[55.76,37.62]}`. Offering another city is useless.
 */
export function cityPlaces(cities: readonly City[]): string {
  const places = cities
    .filter(({ shops }) => shops > 0)
    .map(({ id, lat, lon }) => [id, [rounded(lat), rounded(lon)]]);
  return JSON.stringify(Object.fromEntries(places));
}
