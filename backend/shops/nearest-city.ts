import { and, asc, count, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { Shops } from '../../contract/schemas/shop.ts';
import { cities, shops } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

type Place = { readonly id: number; readonly lat: number; readonly lon: number };

/** Radius of the Earth, in kilometres. */
const RADIUS = 6371;

/** Great-circle distance in kilometres between a place and a city (haversine). */
function kilometresFrom({ lat, lon }: Place): SQL<number> {
  const south = sql`radians(${cities.lat} - ${lat}::float8)`;
  const east = sql`radians(${cities.lon} - ${lon}::float8)`;
  const squares = sql`sin(${south} / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(${cities.lat})) * sin(${east} / 2) ^ 2`;
  // Rounding may yield slightly more than 1, which has no arcsine.
  return sql<number>`2 * ${RADIUS}::float8 * asin(least(1, sqrt(${squares})))`;
}

/**
 * Query for the city nearest to a place with shops that match `wanted`. Cities are visited by
 * distance and their shops counted one city at a time, so the search ends at the first match
 * instead of reading the shops of the whole country.
 */
export function nearestCity(db: Database, place: Place, wanted: SQL | undefined) {
  const near = db
    .select({
      id: cities.id,
      title: cities.title,
      distance: kilometresFrom(place).as('distance'),
    })
    .from(cities)
    .where(ne(cities.id, place.id))
    .orderBy(sql`distance`, asc(cities.id))
    .as('near');
  const here = db
    .select({ shops: count().as('shops') })
    .from(shops)
    .where(and(eq(shops.cityId, near.id), wanted))
    .as('here');
  return db
    .select({ id: near.id, title: near.title, shops: here.shops, distance: near.distance })
    .from(near)
    .crossJoinLateral(here)
    .where(gt(here.shops, 0))
    .orderBy(asc(near.distance), asc(near.id))
    .limit(1);
}

/** The nearest city in the contract's shape, with whole kilometres; null when no city matches. */
export async function findNearest(
  db: Database,
  place: Place,
  wanted: SQL | undefined,
): Promise<Shops['nearest']> {
  const [found] = await nearestCity(db, place, wanted);
  return found ? { ...found, distance: Math.round(found.distance) } : null;
}
