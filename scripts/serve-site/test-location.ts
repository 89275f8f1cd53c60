import type { Declaration } from '@netlify/edge-functions-dev';

/**
 * The embedded run cannot locate visitors: a test sends the location, as `55.79,49.12` and, if not RU, `,FI`.
 * In production it is ignored.
 */
export const PLACE_HEADER = 'x-test-geo';

const PLACE = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:,([A-Z]{2}))?$/;

/** The functions that depend on a visitor's location. */
const BY_PLACE: ReadonlySet<string> = new Set(['near-city']);

/**
 * Runs location-based functions only when there is a location. All other requests get a file that says that
 * no location is known, without waiting for Deno.
 */
export function onlyWithPlace(declarations: readonly Declaration[]): Declaration[] {
  return declarations.map((route) =>
    BY_PLACE.has(route.function)
      ? { ...route, header: { ...route.header, [PLACE_HEADER]: true } }
      : route,
  );
}

/** The given location in the form of Netlify's own header, or null. */
export function geoOf(headers: Headers): string | null {
  const [, latitude, longitude, code = 'RU'] = PLACE.exec(headers.get(PLACE_HEADER) ?? '') ?? [];
  if (latitude === undefined) return null;
  const geo = { latitude: Number(latitude), longitude: Number(longitude), country: { code } };
  return Buffer.from(JSON.stringify(geo)).toString('base64');
}
