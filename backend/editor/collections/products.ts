import * as v from 'valibot';
import { routes } from '../../../src/config/routes.ts';
import type { ProductDetails } from '../../db/schema-products.ts';
import { addressedByAlias } from '../collection.ts';
import { described } from '../described.ts';

/** Fields that share one JSON column, because nothing sorts or filters by them. */
const details: Record<keyof ProductDetails, true> = {
  advantages: true,
  gallery: true,
  lens: true,
  liquid: true,
  packages: true,
  instructions: true,
  articles: true,
};

export const productCollection = described('products', {
  searchKind: 'product',
  addresses: addressedByAlias(routes.product),
  toColumns: (fields) => {
    const own = Object.entries(fields).filter(([name]) => !Object.hasOwn(details, name));
    const inside = Object.entries(fields).filter(([name]) => Object.hasOwn(details, name));
    return { ...Object.fromEntries(own), details: Object.fromEntries(inside) };
  },
  toFields: ({ id: _, revision: __, updated_at: ___, details: inside, ...own }) => ({
    ...own,
    ...v.parse(v.record(v.string(), v.unknown()), inside),
  }),
});
