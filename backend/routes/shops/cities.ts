import { and, eq, exists, sql } from 'drizzle-orm';
import * as calls from '../../../contract/calls/shops.ts';
import { alphabetically } from '../../db/alphabetically.ts';
import { cities, shops } from '../../db/schema.ts';
import { implement } from '../../handler.ts';

/** Escapes `%` and `_` so that they match literally. */
const literally = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * `onlyOptics` keeps the cities with an optician. The site's city picker uses it: whether an
 * optician takes part in the free pair does not matter there.
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
    .orderBy(...alphabetically(cities));
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
