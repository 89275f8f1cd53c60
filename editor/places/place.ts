import type { Place } from '../../src/client/places/distance.ts';

/** Six decimals are about ten centimetres. */
const DECIMALS = 1e6;
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

/** Rounds a place for storage; null for coordinates out of range. */
export function placeAt(lat: number, lon: number): Place | null {
  const isThere = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return isThere ? { lat: rounded(lat), lon: rounded(lon) } : null;
}

const NUMBER = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(`^(${NUMBER})[,;\\s]+(${NUMBER})(?<rest>$|[/,;|~])`);

export type Order = 'lat first' | 'lon first';

/**
 * The coordinates at the start of a text.
 * @param isAll whether nothing may follow.
 */
export function pairIn(text: string, order: Order, isAll = false): Place | null {
  const [, one, other, rest] = PAIR.exec(text.trim()) ?? [];
  if (one === undefined || other === undefined || (isAll && rest !== '')) return null;
  const [first, second] = [Number(one), Number(other)];
  return order === 'lat first' ? placeAt(first, second) : placeAt(second, first);
}

/** Roughly Russia: from Kaliningrad to Chukotka. */
const isInRussia = ({ lat, lon }: Place) => lat >= 41 && lat <= 82 && lon >= 19 && lon <= 180;

/** Whether the coordinates are probably swapped: abroad as given, in Russia the other way round. */
export const seemsSwapped = ({ lat, lon }: Place): boolean =>
  !isInRussia({ lat, lon }) && isInRussia({ lat: lon, lon: lat });
