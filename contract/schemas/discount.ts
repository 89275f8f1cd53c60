import * as v from 'valibot';
import { day, entity, html, list, picture, text } from '../fields.ts';
import { productCard } from './product.ts';
import { shop } from './shop.ts';

export const discount = v.object({
  ...entity,
  title: text,
  kind: v.picklist(['online', 'offline']),
  lead: text,
  body: html,
  percent: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  valid_from: day,
  valid_to: day,
  cover: picture,
  products: v.number(),
});

export const discounts = list(discount);

/** Step 1 of a discount's order: its products. */
export const discountStep1 = v.object({ discount, products: v.array(productCard) });
/** Step 2: where the chosen product is sold. */
export const discountStep2 = v.object({ discount, product: productCard, shops: v.array(shop) });
/** Step 3: the chosen product at the chosen shop. */
export const discountStep3 = v.object({ discount, product: productCard, shop });

export type Discount = v.InferOutput<typeof discount>;
export type DiscountProducts = v.InferOutput<typeof discountStep1>;
export type DiscountShops = v.InferOutput<typeof discountStep2>;
export type DiscountOrder = v.InferOutput<typeof discountStep3>;
