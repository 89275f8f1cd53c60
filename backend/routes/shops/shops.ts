import { and, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm';
import * as calls from '../../../contract/calls/shops.ts';
import type { Discount } from '../../../contract/schemas/discount.ts';
import type { Shop } from '../../../contract/schemas/shop.ts';
import { cities, products, shopProducts, shops } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { implement } from '../../handler.ts';
import { citySearch } from './cities.ts';
import { findNearest } from '../../shops/nearest-city.ts';
import { asShop, citiesCalled, selectShops } from '../../shops/shop-rows.ts';

/** Condition: the shop sells the product with that alias or id. */
function sells(db: Database, product: SQL): SQL {
  const offered = db
    .select({ one: sql`1` })
    .from(shopProducts)
    .innerJoin(products, eq(products.id, shopProducts.productId))
    .where(and(eq(shopProducts.shopId, shops.id), product));
  return exists(offered);
}

/** Offers for online shops apply only there, and all others only to physical shops. */
const holdsTo = (offer: Discount['kind']) =>
  offer === 'online' ? eq(shops.kind, 'online') : ne(shops.kind, 'online');

/**
 * Shops that sell a product under an offer; the city only matters for physical shops, as online
 * shops deliver.
 */
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

/** The shop that sells the product under an offer, if any. */
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

const list = implement(calls.shops, async (params, { db }) => {
  const named = params.cityName ? await citiesCalled(db, params.cityName) : [];
  const [place] = named;
  if (params.cityName && !place) return { items: [], total: 0, nearest: null };
  const wanted = and(
    params.kind ? eq(shops.kind, params.kind) : undefined,
    params.product ? sells(db, eq(products.alias, params.product)) : undefined,
  );
  const ids = named.map((city) => city.id);
  const where = and(place ? inArray(shops.cityId, ids) : undefined, wanted);
  const total = await db.$count(shops, where);
  const rows = await selectShops(db, where)
    .limit(params.count)
    .offset((params.page - 1) * params.count);
  const nearest = place && total === 0 ? await findNearest(db, place, wanted) : null;
  return { items: rows.map(asShop), total, nearest };
});

export const shopHandlers = [list, citySearch];
