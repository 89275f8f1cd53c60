/** Cities, shops and the offers they take part in. */
import { routes } from '../../../src/config/routes.ts';
import { discountProducts, shopProducts, shops } from '../../db/schema.ts';
import { addressedBy, withoutPage } from '../collection.ts';
import { described } from '../described.ts';

export const placeCollections = [
  described('cities', {
    addresses: withoutPage,
    usedBy: [{ collection: 'shops', column: shops.cityId, owner: shops.id, what: 'магазины' }],
  }),
  described('shops', {
    addresses: withoutPage,
    links: [
      {
        field: 'products',
        table: shopProducts,
        owner: shopProducts.shopId,
        target: shopProducts.productId,
      },
    ],
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
