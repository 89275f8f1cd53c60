import { routes } from './routes.ts';

/** A live step of an order, as given by its URL. Nothing in it is validated yet. */
export type OrderStep = {
  readonly discount: number;
  readonly page: 'shops' | 'order';
  readonly product: string;
  readonly shop: string;
  /** Shops of all cities, not only the visitor's. */
  readonly everywhere: boolean;
};

const PATH = /^\/discounts\/(\d{1,9})\/(shops|order)\/?$/;

/** Parses the URL of step 2 or 3; null for any other. */
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

/** The cache key of a step: the same key means the same content. */
export function stepKey({ page, product, shop, everywhere }: OrderStep, city: string): string {
  if (page === 'order') return `${product}|${shop}`;
  // With all cities, the visitor's own comes first.
  return `${product}|${city}${everywhere ? '|all' : ''}`;
}

/** Anchors on a step's page that, when in the URL, explain why it leads back there. */
export const STEP_NOTES = {
  offer: 'offer-gone',
  over: 'offer-over',
  upcoming: 'offer-upcoming',
  product: 'product-gone',
  shop: 'shop-gone',
} as const;

type Refusal = { readonly code: string; readonly fields?: Readonly<Record<string, string>> };

/**
 * The redirect for a broken step: the last valid one, with the anchor that explains why. Null if
 * the step itself is not at fault, but the connection to the backend.
 */
export function wayBackFrom(
  { discount, product }: Pick<OrderStep, 'discount' | 'product'>,
  { code, fields = {} }: Refusal,
): string | null {
  if (code === 'discount_over') return `${routes.discount(discount)}#${STEP_NOTES.over}`;
  if (code === 'discount_upcoming') return `${routes.discount(discount)}#${STEP_NOTES.upcoming}`;
  if ('discount' in fields) return `${routes.discounts}#${STEP_NOTES.offer}`;
  if ('product' in fields) return `${routes.discount(discount)}#${STEP_NOTES.product}`;
  if (!('shop' in fields)) return null;
  return `${routes.discountShops(discount, encodeURIComponent(product))}#${STEP_NOTES.shop}`;
}
