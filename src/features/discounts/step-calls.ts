import { discountOrderStep2, discountOrderStep3 } from '../../../contract/calls/discounts.ts';
import { browserCall } from '../../client/calls/browser-call.ts';
import type { OrderStep } from '../../config/order-step.ts';

/** Shops that sell the step's product at a discount. */
export function callShops(
  { discount, product, everywhere }: OrderStep,
  city: string,
  signal: AbortSignal,
) {
  const params = { discount, product, cityName: everywhere ? undefined : city };
  return browserCall(discountOrderStep2, params, signal);
}

/** The step's product at its shop. */
export function callOrder({ discount, product, shop }: OrderStep, signal: AbortSignal) {
  return browserCall(discountOrderStep3, { discount, product, shop }, signal);
}
