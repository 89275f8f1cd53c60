import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import * as calls from '../../../contract/calls/shops.ts';
import { LENS_TYPE_KEYS, type LensTypeKey } from '../../../contract/schemas/lens-types.ts';
import type { CertificateShop } from '../../../contract/schemas/certificate.ts';
import { alphabetically } from '../../db/alphabetically.ts';
import { cities, opticianStock, shops } from '../../db/schema.ts';
import { implement } from '../../handler.ts';
import { asShop, citiesCalled } from '../../shops/shop-rows.ts';

/** Stock at or below which a visitor is urged to hurry. */
const FEW_PAIRS = 3;

function inWords(pairs: number): CertificateShop['stock'] {
  if (pairs === 0) return 'none';
  return pairs <= FEW_PAIRS ? 'few' : 'enough';
}

/** Keys of the filter; anything else in the query is ignored, as everywhere. */
const isKey = (key: string): key is LensTypeKey => LENS_TYPE_KEYS.some((known) => known === key);

/**
 * Participating opticians by title. One that is out of stock keeps its position, so that the list
 * does not jump while a visitor reads it. With several lens types selected, an optician must serve
 * all of them.
 */
const certificateShops = implement(calls.certificateShops, async (params, { db }) => {
  const cityName = params['filter[city]'];
  const named = cityName ? await citiesCalled(db, cityName) : [];
  if (cityName && named.length === 0) return { shops: [], total: 0 };
  const ids = named.map((city) => city.id);
  const keys = params['filter[map_params]'].filter(isKey);
  const rows = await db
    .select({
      shop: shops,
      city: { id: cities.id, title: cities.title },
      pairs: opticianStock.pairs,
    })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .innerJoin(opticianStock, eq(opticianStock.shopId, shops.id))
    .where(
      and(
        eq(shops.kind, 'optician'),
        cityName ? inArray(shops.cityId, ids) : undefined,
        keys.length > 0 ? arrayContains(shops.lensTypes, keys) : undefined,
      ),
    )
    .orderBy(...alphabetically(shops));
  const found = rows.map(({ pairs, ...row }) => ({ ...asShop(row), stock: inWords(pairs) }));
  return { shops: found, total: found.length };
});

export const opticianHandlers = [certificateShops];
