import type { Discount } from '../../contract/schemas/discount.ts';

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
