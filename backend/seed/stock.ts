import type { SeedShop } from './shops.ts';
import type { SeedCity } from './types.ts';

/** Thousands of people: opticians in larger cities take part, those in smaller ones do not. */
const LARGE_CITY = 300;

/** One in ten has no pairs left, two have the last ones, the others enough for a while. */
function pairsOf(id: number): number {
  const lot = (id * 3) % 10;
  if (lot === 0) return 0;
  return lot < 3 ? 1 + (id % 3) : 4 + ((id * 13) % 27);
}

/**
 * Opticians that take part in the free pair, with their numbers of trial pairs. Pure, like the
 * shops it is based on.
 */
export function makeStock(cities: SeedCity[], shops: SeedShop[]) {
  const large = new Set(cities.filter((city) => city.population >= LARGE_CITY).map(({ id }) => id));
  return shops
    .filter((shop) => shop.kind === 'optician' && large.has(shop.cityId))
    .map(({ id }) => ({ shopId: id, pairs: pairsOf(id) }));
}
