import * as tables from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { cities } from './cities.ts';
import { discounts } from './discounts.ts';
import { insertAll, idOf, idsByAlias } from './insert.ts';
import type { PictureStore } from './picture-store.ts';
import { products } from './products.ts';
import { makeShops, type SeedShop } from './shops.ts';
import { makeStock } from './stock.ts';
import type { SeedProduct } from './types.ts';
import { typeset } from './typography.ts';

/** Default number of shops. */
const SHOPS = 400;

/** The year the offers' dates are written for. */
const WRITTEN_FOR = 2026;

/**
 * The same date relative to the year of seeding, so that the demo's offers are never all in the
 * past.
 */
function fromThisYear(day: string): string {
  const year = Number(day.slice(0, 4)) - WRITTEN_FOR + new Date().getUTCFullYear();
  return `${year}${day.slice(4)}`;
}

/** About two thirds of what a shop could sell, without lenses it does not fit. */
function sells(shop: SeedShop, product: SeedProduct, index: number): boolean {
  const fits = product.filterKeys.every((key) => shop.lensTypes.includes(key));
  return fits && !product.outOfProduction && (shop.id * 7 + index * 5) % 9 < 6;
}

async function loadShopProducts(db: Database, shops: SeedShop[]) {
  const productIds = await idsByAlias(db, tables.products);
  await insertAll(
    db,
    tables.shopProducts,
    shops.flatMap((shop) =>
      products
        .filter((product, index) => sells(shop, product, index))
        .map((product) => ({ shopId: shop.id, productId: idOf(productIds, product.alias) })),
    ),
  );
}

async function loadDiscounts(db: Database, store: PictureStore) {
  const motifs = ['bottle', 'lens', 'calendar', 'drops', 'sun', 'leaf', 'glasses'] as const;
  await insertAll(
    db,
    tables.discounts,
    discounts.map((written, position) => {
      const { alias, title, kind, lead, body, percent } = typeset(written);
      const validFrom = fromThisYear(written.validFrom);
      const validTo = fromThisYear(written.validTo);
      const cover = store.cover(`discount-${alias}`, motifs[position % motifs.length] ?? 'lens');
      return { alias, title, kind, lead, body, percent, validFrom, validTo, cover, position };
    }),
  );
  const discountIds = await idsByAlias(db, tables.discounts);
  const productIds = await idsByAlias(db, tables.products);
  await insertAll(
    db,
    tables.discountProducts,
    discounts.flatMap((discount) =>
      discount.products.map((alias, position) => ({
        discountId: idOf(discountIds, discount.alias),
        productId: idOf(productIds, alias),
        position,
      })),
    ),
  );
}

/** Seeds the trial pairs of the opticians among the shops of {@link loadShops}. */
export const loadStock = (db: Database, total = SHOPS): Promise<void> =>
  insertAll(db, tables.opticianStock, makeStock(cities, makeShops(cities, total)));

/** Seeds cities, shops with their products, and discounts. Requires the products. */
export async function loadShops(db: Database, store: PictureStore, total = SHOPS): Promise<void> {
  await insertAll(
    db,
    tables.cities,
    cities.map(({ population: _, ...city }) => ({ alias: `city-${city.id}`, ...city })),
  );
  const shops = makeShops(cities, total);
  await insertAll(
    db,
    tables.shops,
    shops.map((shop) => ({ alias: `shop-${shop.id}`, ...typeset(shop) })),
  );
  await loadShopProducts(db, shops);
  await loadDiscounts(db, store);
}
