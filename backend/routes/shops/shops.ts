import { and, asc, count, eq, exists, ne, sql, type SQL } from 'drizzle-orm';
import * as calls from '../../../contract/calls/shops.ts';
import type { Discount } from '../../../contract/schemas/discount.ts';
import type { Shop } from '../../../contract/schemas/shop.ts';
import { cities, products, shopProducts, shops } from '../../db/schema.ts';
import type { Database } from '../../db/open.ts';
import { implement } from '../../handler.ts';

/** Condition: the shop sells the product of that alias or id. */
function sells(db: Database, product: SQL): SQL {
  const offered = db
    .select({ one: sql`1` })
    .from(shopProducts)
    .innerJoin(products, eq(products.id, shopProducts.productId))
    .where(and(eq(shopProducts.shopId, shops.id), product));
  return exists(offered);
}

/** Shops with their city, in an order that does not change between pages. */
const selectShops = (db: Database, where: SQL | undefined) =>
  db
    .select({ shop: shops, city: { id: cities.id, title: cities.title } })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(where)
    .orderBy(asc(shops.title), asc(shops.id))
    .$dynamic();

function asShop({ shop, city }: Awaited<ReturnType<typeof selectShops>>[number]): Shop {
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
    url: shop.url,
    updated_at: shop.updatedAt.toISOString(),
    revision: shop.revision,
  };
}

/** An offer for online shops holds in no other, and one for the others in no online shop. */
const holdsTo = (offer: Discount['kind']) =>
  offer === 'online' ? eq(shops.kind, 'online') : ne(shops.kind, 'online');

/** Shops that sell a product under an offer; of one city where it matters: online shops send. */
export async function shopsSelling(
  db: Database,
  productId: number,
  offer: Discount['kind'],
  cityName?: string,
): Promise<Shop[]> {
  const where = and(
    sells(db, eq(products.id, productId)),
    holdsTo(offer),
    cityName && offer === 'offline' ? eq(cities.title, cityName) : undefined,
  );
  return (await selectShops(db, where)).map(asShop);
}

/** One shop that sells the product under an offer, or none. */
export async function shopSelling(
  db: Database,
  productId: number,
  offer: Discount['kind'],
  shopId: number,
): Promise<Shop | null> {
  const where = and(eq(shops.id, shopId), sells(db, eq(products.id, productId)), holdsTo(offer));
  const [row] = await selectShops(db, where);
  return row ? asShop(row) : null;
}

/** A shop of any kind by its id. */
export async function shopOf(db: Database, id: number): Promise<Shop | null> {
  const [row] = await selectShops(db, eq(shops.id, id));
  return row ? asShop(row) : null;
}

const list = implement(calls.shops, async (params, { db }) => {
  const where = and(
    params.cityName ? eq(cities.title, params.cityName) : undefined,
    params.kind ? eq(shops.kind, params.kind) : undefined,
    params.product ? sells(db, eq(products.alias, params.product)) : undefined,
  );
  const [counted] = await db
    .select({ total: count() })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(where);
  const rows = await selectShops(db, where)
    .limit(params.count)
    .offset((params.page - 1) * params.count);
  return { items: rows.map(asShop), total: counted?.total ?? 0, nearest: null };
});

/** `%` and `_` typed by a visitor mean themselves. */
const literally = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

const citySearch = implement(calls.citySearch, async ({ query, onlyOptics }, { db }) => {
  const optics = sql<number>`count(${shops.id}) filter (where ${shops.kind} = 'optician')`;
  const rows = await db
    .select({ city: cities, shops: count(shops.id) })
    .from(cities)
    .leftJoin(shops, eq(shops.cityId, cities.id))
    .where(query ? sql`lower(${cities.title}) like lower(${literally(query)})` : undefined)
    .groupBy(cities.id)
    .having(onlyOptics ? sql`${optics} > 0` : undefined)
    .orderBy(asc(cities.title), asc(cities.id));
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

export const shopHandlers = [list, citySearch];
