import { certificateShops, shops } from '../../../contract/calls/shops.ts';
import type { Shop } from '../../../contract/schemas/shop.ts';
import { browserCall } from '../../client/calls/browser-call.ts';
import type { ShopQuery } from '../../config/shop-query.ts';

/** The page size of the call. */
const COUNT = 500;

/** Shops of a city that sell a product, all pages of them. */
export async function callSellingShops({ product }: ShopQuery, city: string, signal: AbortSignal) {
  const params = { cityName: city, count: COUNT, ...(product !== null && { product }) };
  const found: Shop[] = [];
  for (let page = 1; ; page += 1) {
    const result = await browserCall(shops, { ...params, page }, signal);
    if (!result.ok) return result;
    const { items, total, nearest } = result.value;
    found.push(...items);
    if (items.length === 0 || found.length >= total) {
      return { ok: true as const, value: { shops: found, nearest } };
    }
  }
}

/** Opticians of a city that give out trial pairs of all the requested types. */
export async function callCertificateOpticians(
  { types }: ShopQuery,
  city: string,
  signal: AbortSignal,
) {
  const params = { 'filter[city]': city, 'filter[map_params]': types.join(',') };
  const result = await browserCall(certificateShops, params, signal);
  if (!result.ok) return result;
  return { ok: true as const, value: { shops: result.value.shops, nearest: null } };
}
