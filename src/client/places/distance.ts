import { decimalNumber, wholeNumber } from '../../config/number-words.ts';

export type Place = { readonly lat: number; readonly lon: number };

const EARTH_RADIUS = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance of two places in kilometres. */
export function distanceBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2);
  const east = Math.sin(radians(other.lon - one.lon) / 2);
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat));
  // Rounding may lift antipodes above 1.
  const half = Math.min(1, Math.sqrt(north * north + across * east * east));
  return 2 * EARTH_RADIUS * Math.asin(half);
}

/** Sorts by distance; without a position the order stays. */
export function nearestFirst<T>(
  listed: readonly T[],
  from: Place | null,
  placeOf: (item: T) => Place,
): readonly T[] {
  if (!from) return listed;
  const far = new Map(listed.map((item) => [item, distanceBetween(from, placeOf(item))]));
  const distance = (item: T) => far.get(item) ?? Infinity;
  return listed.toSorted((one, other) => distance(one) - distance(other));
}

/** A distance as text: «350 м», «2,4 км», «160 км». */
export function distanceWords(distance: number): string {
  // Rounded to ten metres: positions are no more precise.
  if (distance < 0.995)
    return `${wholeNumber(Math.max(10, Math.round(distance * 100) * 10))}\u00a0м`;
  const kilometres = distance < 10 ? decimalNumber(distance) : wholeNumber(Math.round(distance));
  return `${kilometres}\u00a0км`;
}
