import { routes } from './routes.ts';

/** A live step of an offer's order, as its address has it. Nothing in it is checked yet. */
export type OrderStep = {
  readonly discount: number;
  readonly page: 'shops' | 'order';
  readonly product: string;
  readonly shop: string;
  /** Shops of all cities, not of the visitor's alone. */
  readonly everywhere: boolean;
};

const PATH = /^\/discounts\/(\d{1,9})\/(shops|order)\/?$/;

/** Reads the address of step 2 or 3; null for any other. */
export function orderStep(pathname: string, search: string): OrderStep | null {
  const [, discount, page] = PATH.exec(pathname) ?? [];
  if (!discount) return null;
  const query = new URLSearchParams(search);
  return {
    discount: Number(discount),
    page: page === 'order' ? 'order' : 'shops',
    product: query.get('product') ?? '',
    shop: query.get('shop') ?? '',
    everywhere: query.get('city') === 'all',
  };
}

/** What a step shows hangs on this: the same key, the same content. */
export function stepKey({ page, product, shop, everywhere }: OrderStep, city: string): string {
  if (page === 'order') return `${product}|${shop}`;
  // Of all cities the visitor's own comes first.
  return `${product}|${city}${everywhere ? '|all' : ''}`;
}

/** Parts of a step's page that say, when an address names them, why it leads back there. */
export const STEP_NOTES = {
  offer: 'offer-gone',
  over: 'offer-over',
  product: 'product-gone',
  shop: 'shop-gone',
} as const;

type Refusal = { readonly code: string; readonly fields?: Readonly<Record<string, string>> };

/**
 * Where a broken step leads: to the last one that is whole, and the note there that says why.
 * Null where the step itself is not at fault, but the way to the backend.
 */
export function wayBackFrom(
  { discount, product }: Pick<OrderStep, 'discount' | 'product'>,
  { code, fields = {} }: Refusal,
): string | null {
  if (code === 'discount_over') return `${routes.discount(discount)}#${STEP_NOTES.over}`;
  if ('discount' in fields) return `${routes.discounts}#${STEP_NOTES.offer}`;
  if ('product' in fields) return `${routes.discount(discount)}#${STEP_NOTES.product}`;
  if (!('shop' in fields)) return null;
  return `${routes.discountShops(discount, encodeURIComponent(product))}#${STEP_NOTES.shop}`;
}
