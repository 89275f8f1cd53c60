import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { LensTypeKey } from '../../contract/schemas/product.ts';
import type { Shop } from '../../contract/schemas/shop.ts';
import type { Discount } from '../../contract/schemas/discount.ts';
import type { Picture } from '../../contract/fields.ts';
import { dictionaryKey } from './alphabetically.ts';
import { entityColumns, position } from './columns.ts';
import { products } from './schema-products.ts';

export const cities = pgTable(
  'cities',
  {
    ...entityColumns(),
    title: text('title').notNull(),
    region: text('region').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
  },
  (table) => [index('cities_title').on(table.title)],
);

export const shops = pgTable(
  'shops',
  {
    ...entityColumns(),
    title: text('title').notNull(),
    kind: text('kind').$type<Shop['kind']>().notNull(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    address: text('address').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    phone: text('phone').notNull(),
    metro: text('metro'),
    hours: jsonb('hours').$type<Shop['hours']>().notNull(),
    lensTypes: text('lens_types').array().$type<LensTypeKey[]>().notNull(),
    website: text('website'),
  },
  (table) => [
    index('shops_city').on(table.cityId, table.id),
    // Nationwide lists are paginated in this order.
    index('shops_in_order').on(dictionaryKey(table.title), table.id),
    index('shops_kind_in_order').on(table.kind, dictionaryKey(table.title), table.id),
  ],
);

/** Which shop sells which product. */
export const shopProducts = pgTable(
  'shop_products',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    index('shop_products_product').on(table.productId),
  ],
);

export const discounts = pgTable('discounts', {
  ...entityColumns(),
  title: text('title').notNull(),
  kind: text('kind').$type<Discount['kind']>().notNull(),
  lead: text('lead').notNull(),
  body: text('body').notNull(),
  percent: integer('percent').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to').notNull(),
  cover: jsonb('cover').$type<Picture>().notNull(),
  position: position(),
});

export const discountProducts = pgTable(
  'discount_products',
  {
    discountId: integer('discount_id')
      .notNull()
      .references(() => discounts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.discountId, table.productId] })],
);
