import type { Shops } from '../../../contract/schemas/shop.ts';
import type { Result } from '../../client/calls/result.ts';
import type { StockedShop } from '../../words/shop-entry.ts';
import { shopListKey, type ShopQuery } from '../../config/shop-query.ts';
import { createResource, type Resource } from '../../stores/resource.ts';

/** All shops of a city, for a page to filter, sort and mark. */
export type ShopList = {
  readonly key: string;
  readonly shops: readonly StockedShop[];
  /** The nearest city with shops, if this one has none. */
  readonly nearest: Shops['nearest'];
};

export type ShopListResource = Resource<ShopList, [query: ShopQuery, city: string]>;

type Reply = Omit<ShopList, 'key'>;
type Ask = (query: ShopQuery, city: string, signal: AbortSignal) => Promise<Result<Reply>>;

const resourceOf = (ask: Ask): ShopListResource =>
  createResource(async (signal, query, city) => {
    const result = await ask(query, city, signal);
    if (!result.ok) return result;
    return { ok: true, value: { key: shopListKey(query, city), ...result.value } };
  });

// The calls load on first use: the page can be read before hydration.
const calls = () => import('./shop-calls.ts');

/** Where the lenses are sold. */
export const sellingShops = resourceOf(async (...asked) =>
  (await calls()).callSellingShops(...asked),
);

/** Where trial pairs are given out. */
export const certificateOpticians = resourceOf(async (...asked) =>
  (await calls()).callCertificateOpticians(...asked),
);
