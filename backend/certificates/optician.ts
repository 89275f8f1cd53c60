import { eq } from 'drizzle-orm';
import type { Shop } from '../../contract/schemas/shop.ts';
import { shops } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { asShop, selectShops } from '../shops/shop-rows.ts';

/** The current data of the optician; null when the shop no longer exists. */
export async function opticianOf(db: Database, id: number): Promise<Shop | null> {
  const [row] = await selectShops(db, eq(shops.id, id));
  return row ? asShop(row) : null;
}
