/** From the table «Content and catalogue»: discounts and the three steps of their order. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, optionalText, requiredId } from '../query.ts';
import * as discount from '../schemas/discount.ts';
import { contentCall } from './content-call.ts';

export const discounts = defineCall({
  ...contentCall,
  name: 'discounts',
  path: '/rest/discounts',
  params: none,
  result: discount.discounts,
  errors: [],
});

export const discountsIshop = defineCall({
  ...contentCall,
  name: 'discounts.ishop',
  path: '/rest/discounts.ishop',
  params: none,
  result: discount.discounts,
  errors: [],
});

export const discountsShop = defineCall({
  ...contentCall,
  name: 'discounts.shop',
  path: '/rest/discounts.shop',
  params: none,
  result: discount.discounts,
  errors: [],
});

export const discountOrderStep1 = defineCall({
  ...contentCall,
  name: 'discount.order.step1',
  path: '/rest/discount.order.step1',
  params: v.object({ discount: requiredId }),
  result: discount.discountStep1,
  errors: ['not_found'],
});

export const discountOrderStep2 = defineCall({
  ...contentCall,
  name: 'discount.order.step2',
  path: '/rest/discount.order.step2',
  live: true,
  params: v.object({ discount: requiredId, product: requiredId, cityName: optionalText }),
  result: discount.discountStep2,
  errors: ['not_found', 'discount_over', 'discount_upcoming'],
});

export const discountOrderStep3 = defineCall({
  ...contentCall,
  name: 'discount.order.step3',
  path: '/rest/discount.order.step3',
  live: true,
  params: v.object({ discount: requiredId, product: requiredId, shop: requiredId }),
  result: discount.discountStep3,
  errors: ['not_found', 'discount_over', 'discount_upcoming'],
});
