import { and, asc, count, eq } from 'drizzle-orm';
import * as calls from '../../../contract/calls/discounts.ts';
import type { Discount } from '../../../contract/schemas/discount.ts';
import { routes } from '../../../src/config/routes.ts';
import { discountProducts, discounts, products } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { inOrder } from '../../db/in-order.ts';
import { Failure } from '../../failure.ts';
import { implement } from '../../handler.ts';
import { shopSelling, shopsSelling } from '../shops/shops.ts';
import { entityFields } from './links.ts';
import { productCard } from './products.ts';

const HOUR = 60 * 60 * 1000;

const selectDiscounts = (db: Database) =>
  db
    .select({ discount: discounts, products: count(discountProducts.productId) })
    .from(discounts)
    .leftJoin(discountProducts, eq(discountProducts.discountId, discounts.id))
    .groupBy(discounts.id)
    .orderBy(...inOrder(discounts))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectDiscounts>>[number];

function asDiscount({ discount, products: total }: Row): Discount {
  return {
    ...entityFields(discount, routes.discount(discount.id)),
    title: discount.title,
    kind: discount.kind,
    lead: discount.lead,
    body: discount.body,
    percent: discount.percent,
    valid_from: discount.validFrom,
    valid_to: discount.validTo,
    cover: discount.cover,
    products: total,
  };
}

async function discountList(db: Database, kind?: Discount['kind']) {
  const rows = await selectDiscounts(db).where(kind ? eq(discounts.kind, kind) : undefined);
  return { items: rows.map(asDiscount), total: rows.length };
}

async function discountById(db: Database, id: number): Promise<Discount> {
  const [row] = await selectDiscounts(db).where(eq(discounts.id, id));
  if (!row) {
    throw new Failure('not_found', 'Предложение не\u00a0найдено', { discount: 'Не\u00a0найдено' });
  }
  return asDiscount(row);
}

async function productsOf(db: Database, discount: number, product?: number) {
  const rows = await db
    .select({ product: products })
    .from(discountProducts)
    .innerJoin(products, eq(products.id, discountProducts.productId))
    .where(
      and(
        eq(discountProducts.discountId, discount),
        product ? eq(products.id, product) : undefined,
      ),
    )
    .orderBy(asc(discountProducts.position), asc(products.id));
  return rows.map((row) => productCard(row.product));
}

/** Kaliningrad, the westernmost time zone of the country, is UTC+2, so no offer ends too early. */
const WESTERNMOST = 2 * HOUR;
/**
 * Kamchatka, the easternmost, is UTC+12, so no offer begins too late: where the day has come, an order is
 * possible. Elsewhere it is a few hours early, which harms nobody: shops apply the dates themselves.
 */
const EASTERNMOST = 12 * HOUR;

const dayIn = (zone: number, now: Date) =>
  new Date(now.getTime() + zone).toISOString().slice(0, 10);

/** The order's offer, if it is running; a visitor may have kept the address for a long time. */
async function runningDiscount(db: Database, id: number, now: Date): Promise<Discount> {
  const discount = await discountById(db, id);
  if (discount.valid_to < dayIn(WESTERNMOST, now)) {
    throw new Failure('discount_over', 'Срок этого предложения закончился');
  }
  if (discount.valid_from > dayIn(EASTERNMOST, now)) {
    throw new Failure('discount_upcoming', 'Это предложение ещё не\u00a0началось');
  }
  return discount;
}

/** The product, if the discount covers it. */
async function coveredProduct(db: Database, discount: number, product: number) {
  const [found] = await productsOf(db, discount, product);
  if (!found) {
    throw new Failure('not_found', 'Предложение на\u00a0этот продукт не\u00a0найдено', {
      product: 'Предложение на\u00a0него не\u00a0действует',
    });
  }
  return found;
}

const step1 = implement(calls.discountOrderStep1, async (params, { db }) => ({
  discount: await discountById(db, params.discount),
  products: await productsOf(db, params.discount),
}));

const step2 = implement(calls.discountOrderStep2, async (params, { db, now }) => {
  const discount = await runningDiscount(db, params.discount, now());
  const product = await coveredProduct(db, params.discount, params.product);
  const shops = await shopsSelling(db, params.product, discount.kind, params.cityName);
  return { discount, product, shops };
});

const step3 = implement(calls.discountOrderStep3, async (params, { db, now }) => {
  const discount = await runningDiscount(db, params.discount, now());
  const product = await coveredProduct(db, params.discount, params.product);
  const shop = await shopSelling(db, params.product, discount.kind, params.shop);
  if (!shop) {
    throw new Failure('not_found', 'Предложение в\u00a0этом магазине не\u00a0найдено', {
      shop: 'Предложение в\u00a0нём не\u00a0действует',
    });
  }
  return { discount, product, shop };
});

export const discountHandlers = [
  implement(calls.discounts, (_params, { db }) => discountList(db)),
  implement(calls.discountsIshop, (_params, { db }) => discountList(db, 'online')),
  implement(calls.discountsShop, (_params, { db }) => discountList(db, 'offline')),
  step1,
  step2,
  step3,
];
