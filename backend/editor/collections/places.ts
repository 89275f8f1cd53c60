/** Cities, shops and the offers they take part in. */
import * as v from 'valibot';
import { externalUrl, picture } from '../../../contract/fields.ts';
import { discount } from '../../../contract/schemas/discount.ts';
import { city, shop } from '../../../contract/schemas/shop.ts';
import { lensTypeKey } from '../../../contract/schemas/product.ts';
import { routes } from '../../../src/config/routes.ts';
import {
  cities,
  discountProducts,
  discounts,
  products,
  shopProducts,
  shops,
} from '../../db/schema.ts';
import { addressedBy, namedByAlias, type Collection } from '../collection.ts';
import { alias, body, day, lead, position, reference, references, title } from '../fields.ts';

const { lat, lon } = city.entries;

const cityCollection: Collection = {
  ...namedByAlias(cities),
  name: 'cities',
  missing: 'Город не\u00a0найден',
  schema: () => v.object({ alias, title, region: title, lat, lon }),
  search: [cities.title, cities.region],
  usedBy: [{ collection: 'shops', column: shops.cityId, owner: shops.id, what: 'магазины' }],
};

const clock = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/, 'Нужно время, например 10:00'),
);

const shopCollection: Collection = {
  name: 'shops',
  missing: 'Магазин не\u00a0найден',
  table: shops,
  alias: shops.alias,
  schema: () =>
    v.object({
      alias,
      title,
      kind: shop.entries.kind,
      city_id: reference,
      address: title,
      lat,
      lon,
      phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
      metro: v.nullable(title),
      hours: v.array(v.object({ days: title, open: clock, close: clock })),
      lens_types: v.pipe(
        v.array(lensTypeKey),
        v.transform((keys) => [...new Set(keys)]),
      ),
      url: v.nullable(externalUrl),
      products: references,
    }),
  search: [shops.title, shops.address],
  links: [
    {
      field: 'products',
      table: shopProducts,
      owner: shopProducts.shopId,
      target: shopProducts.productId,
    },
  ],
  references: { city_id: cities, products },
  // The field `url` is the shop's own site: it has no page on ours.
  addresses: addressedBy((row) => (typeof row['url'] === 'string' ? row['url'] : null)),
};

const discountCollection: Collection = {
  name: 'discounts',
  missing: 'Предложение не\u00a0найдено',
  table: discounts,
  alias: discounts.alias,
  schema: () =>
    v.pipe(
      v.object({
        alias,
        title,
        kind: discount.entries.kind,
        lead,
        body,
        percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
        valid_from: day,
        valid_to: day,
        cover: picture,
        products: references,
        position,
      }),
      v.forward(
        v.check(
          ({ valid_from: from, valid_to: to }) => from <= to,
          'Предложение кончается раньше, чем начинается',
        ),
        ['valid_to'],
      ),
    ),
  search: [discounts.title, discounts.alias, discounts.lead],
  links: [
    {
      field: 'products',
      table: discountProducts,
      owner: discountProducts.discountId,
      target: discountProducts.productId,
      position: discountProducts.position,
    },
  ],
  references: { products },
  addresses: addressedBy((row) => routes.discount(Number(row['id']))),
};

export const placeCollections = [cityCollection, shopCollection, discountCollection];
