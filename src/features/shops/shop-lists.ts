import type { Shops } from '../../../contract/schemas/shop.ts';
import type { Result } from '../../client/calls/result.ts';
import type { StockedShop } from '../../words/shop-entry.ts';
import { shopListKey, type ShopQuery } from '../../config/shop-query.ts';
import { createResource, type Resource } from '../../stores/resource.ts';

/** All shops of a city that a page may filter, sort and mark. */
export type ShopList = {
  readonly key: string;
  readonly shops: readonly StockedShop[];
  /** The nearest city that has any, where this one has none. */
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

// The calls come on first use: the page is read before anything of it is live.
const calls = () => import('./shop-calls.ts');

/** Where the lenses are sold. */
export const sellingShops = resourceOf(async (...asked) =>
  (await calls()).callSellingShops(...asked),
);

/** Where trial pairs are given out. */
export const certificateOpticians = resourceOf(async (...asked) =>
  (await calls()).callCertificateOpticians(...asked),
);
