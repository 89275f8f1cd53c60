/** Shops and the offers they take part in. */
import { routes } from '../../../src/config/routes.ts';
import { discountProducts, opticianStock, shopProducts } from '../../db/schema.ts';
import { addressedBy } from '../collection.ts';
import { described } from '../described.ts';

export const placeCollections = [
  described('shops', {
    links: [
      {
        field: 'products',
        table: shopProducts,
        owner: shopProducts.shopId,
        target: shopProducts.productId,
      },
    ],
    belongings: {
      pairs: { table: opticianStock, owner: opticianStock.shopId, number: opticianStock.pairs },
    },
  }),
  described('discounts', {
    addresses: addressedBy((row) => routes.discount(Number(row['id']))),
    links: [
      {
        field: 'products',
        table: discountProducts,
        owner: discountProducts.discountId,
        target: discountProducts.productId,
        position: discountProducts.position,
      },
    ],
  }),
];
