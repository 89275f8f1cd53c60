import * as v from 'valibot';
import { CITY_PLACES_FILE, NEAR_CITY_DISTANCE } from '../../src/config/constants.ts';
import { siteFile } from './site-file.ts';

/** A location, in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));

const places = siteFile(
  CITY_PLACES_FILE,
  v.record(v.pipe(v.string(), v.regex(/^\d+$/)), v.tuple([degrees(90), degrees(180)])),
);

/** Mean radius of the earth, in kilometres. */
const EARTH = 6371;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** Great-circle distance between two locations in kilometres (haversine). */
export function distance(one: Place, other: Place): number {
  const byLatitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const byLongitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const shrunk = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(byLatitude + shrunk * byLongitude)));
}

/**
 * Id of the nearest city with shops; `none` when none is near, `unknown` when their places are
 * unavailable.
 */
export async function nearestCity(
  place: Place,
  siteUrl: string,
): Promise<number | 'none' | 'unknown'> {
  const known = await places.read(siteUrl);
  if (known === null) return 'unknown';
  let nearest: { id: number; away: number } | null = null;
  for (const [id, [latitude, longitude]] of Object.entries(known)) {
    const away = distance(place, { latitude, longitude });
    if (away <= NEAR_CITY_DISTANCE && (nearest === null || away < nearest.away)) {
      nearest = { id: Number(id), away };
    }
  }
  return nearest?.id ?? 'none';
}

export const forgetCityPlaces = places.forget;
