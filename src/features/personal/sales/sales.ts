import { discounts, discountsIshop, discountsShop } from '../../../../contract/calls/discounts.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';

/** All current offers: those of online shops, and those of physical shops. */
export const sales = {
  all: memberResource((signal) => memberCall(discounts, {}, { signal })),
  online: memberResource((signal) => memberCall(discountsIshop, {}, { signal })),
  offline: memberResource((signal) => memberCall(discountsShop, {}, { signal })),
} as const;

export type SalesKind = keyof typeof sales;
