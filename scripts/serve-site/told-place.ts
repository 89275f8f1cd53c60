import type { Declaration } from '@netlify/edge-functions-dev';

/** The embedded run knows nobody's place: a test says it, as `55.79,49.12` and, if not RU, `,FI`. */
export const PLACE_HEADER = 'x-test-geo';

const PLACE = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:,([A-Z]{2}))?$/;

/** The functions that go by a visitor's place. */
const BY_PLACE: ReadonlySet<string> = new Set(['near-city']);

/**
 * Has the functions that go by a place run only where one is told. For all others they would
 * answer nothing, and each page would wait for Deno to say so.
 */
export function onlyWithPlace(declarations: readonly Declaration[]): Declaration[] {
  return declarations.map((route) =>
    BY_PLACE.has(route.function)
      ? { ...route, header: { ...route.header, [PLACE_HEADER]: true } }
      : route,
  );
}

/** The told place as Netlify's own header carries it, or null. */
export function geoOf(headers: Headers): string | null {
  const [, latitude, longitude, code = 'RU'] = PLACE.exec(headers.get(PLACE_HEADER) ?? '') ?? [];
  if (latitude === undefined) return null;
  const geo = { latitude: Number(latitude), longitude: Number(longitude), country: { code } };
  return Buffer.from(JSON.stringify(geo)).toString('base64');
}
