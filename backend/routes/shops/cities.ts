import { and, asc, eq, exists, sql } from 'drizzle-orm';
import * as calls from '../../../contract/calls/shops.ts';
import { cities, shops } from '../../db/schema.ts';
import { implement } from '../../handler.ts';

/** `%` and `_` typed by a visitor mean themselves. */
const literally = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** As in a Russian dictionary on every engine: «ё» stands where «е» does. */
const alphabetically = sql`translate(${cities.title}, 'Ёё', 'Ее') collate "C"`;

/**
 * `onlyOptics` leaves the cities with an optician. The site's chooser asks so: whether one of them
 * takes part in the free pair is no reason to know nothing of a city.
 */
export const citySearch = implement(calls.citySearch, async ({ query, onlyOptics }, { db }) => {
  const opticians = db
    .select({ one: sql`1` })
    .from(shops)
    .where(and(eq(shops.cityId, cities.id), eq(shops.kind, 'optician')));
  const rows = await db
    .select({
      city: cities,
      shops: db.$count(shops, eq(shops.cityId, cities.id)),
    })
    .from(cities)
    .where(
      and(
        query ? sql`lower(${cities.title}) like lower(${literally(query)})` : undefined,
        onlyOptics ? exists(opticians) : undefined,
      ),
    )
    .orderBy(alphabetically, asc(cities.id));
  const items = rows.map(({ city, shops: total }) => ({
    id: city.id,
    title: city.title,
    region: city.region,
    lat: city.lat,
    lon: city.lon,
    shops: total,
    updated_at: city.updatedAt.toISOString(),
  }));
  return { items, total: items.length };
});
