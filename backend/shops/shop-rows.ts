import { asc, eq, type SQL } from 'drizzle-orm';
import type { Shop } from '../../contract/schemas/shop.ts';
import { alphabetically } from '../db/alphabetically.ts';
import { cities, shops } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

/** Shops with their city, in a stable order across pages. */
export const selectShops = (db: Database, where: SQL | undefined) =>
  db
    .select({ shop: shops, city: { id: cities.id, title: cities.title } })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(where)
    .orderBy(...alphabetically(shops))
    .$dynamic();

type ShopRow = {
  readonly shop: typeof shops.$inferSelect;
  readonly city: Shop['city'];
};

/** A shop in the contract's shape. */
export function asShop({ shop, city }: ShopRow): Shop {
  return {
    id: shop.id,
    title: shop.title,
    kind: shop.kind,
    city,
    address: shop.address,
    lat: shop.lat,
    lon: shop.lon,
    phone: shop.phone,
    metro: shop.metro,
    hours: shop.hours,
    lens_types: shop.lensTypes,
    website: shop.website,
    updated_at: shop.updatedAt.toISOString(),
    revision: shop.revision,
  };
}

/** Cities with a title: none, one, or namesakes in different regions. */
export const citiesCalled = (db: Database, title: string) =>
  db
    .select({ id: cities.id, lat: cities.lat, lon: cities.lon })
    .from(cities)
    .where(eq(cities.title, title))
    .orderBy(asc(cities.id));
