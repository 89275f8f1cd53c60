import { and, asc, eq, exists, sql } from 'drizzle-orm';
import * as calls from '../../../contract/calls/shops.ts';
import { cities, opticianStock, shops } from '../../db/schema.ts';
import { implement } from '../../handler.ts';

/** `%` and `_` typed by a visitor mean themselves. */
const literally = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** As in a Russian dictionary on every engine: «ё» stands where «е» does. */
const alphabetically = sql`translate(${cities.title}, 'Ёё', 'Ее') collate "C"`;

/** `onlyOptics` leaves the cities where somebody can go with a certificate. */
export const citySearch = implement(calls.citySearch, async ({ query, onlyOptics }, { db }) => {
  const opticians = db
    .select({ one: sql`1` })
    .from(shops)
    .innerJoin(opticianStock, eq(opticianStock.shopId, shops.id))
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
