import type { City } from '../../contract/schemas/shop.ts';

/** What the edge looks titles up in: `{"6281":"Москва"}`. */
export function cityTitles(cities: readonly City[]): string {
  return JSON.stringify(Object.fromEntries(cities.map(({ id, title }) => [id, title])));
}

/** A hundredth of a degree is about a kilometre: enough to tell which city is the nearest. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Where the cities with shops lie: `{"6281":[55.76,37.62]}`. There is no use in offering another. */
export function cityPlaces(cities: readonly City[]): string {
  const places = cities
    .filter(({ shops }) => shops > 0)
    .map(({ id, lat, lon }) => [id, [rounded(lat), rounded(lon)]]);
  return JSON.stringify(Object.fromEntries(places));
}
