import { discounts, discountsIshop, discountsShop } from '../../../../contract/calls/discounts.ts';
import type { Discount } from '../../../../contract/schemas/discount.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';

/** All current offers: those of online shops, and those of physical shops. */
export const sales = {
  all: memberResource((signal) => memberCall(discounts, {}, { signal })),
  online: memberResource((signal) => memberCall(discountsIshop, {}, { signal })),
  offline: memberResource((signal) => memberCall(discountsShop, {}, { signal })),
} as const;

export type SalesKind = keyof typeof sales;

/** The offer in a URL, by its alias or number; undefined if there is none. */
export function saleOf(items: readonly Discount[], slug: string): Discount | undefined {
  return items.find(({ alias, id }) => alias === slug || String(id) === slug);
}

/** Valid offers, the earliest end first; expired ones go last. */
export function inOrder(items: readonly Discount[], today: string): Discount[] {
  const isOver = ({ valid_to }: Discount) => valid_to < today;
  return [...items].sort(
    (a, b) => Number(isOver(a)) - Number(isOver(b)) || a.valid_to.localeCompare(b.valid_to),
  );
}
