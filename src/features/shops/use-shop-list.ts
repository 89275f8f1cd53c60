import { useEffect, useState } from 'react';
import { shopListKey, type ShopQuery } from '../../config/shop-query.ts';
import { useResource } from '../../stores/resource.ts';
import { servedIn } from '../../ui/served/served.ts';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import type { ShopList, ShopListResource } from './shop-lists.ts';

/** Name of the place in the page that the edge fills in. */
export const SHOP_SLOT = 'shops';

export type ShopListState =
  /** The first render, which has to be the built page's whatever the edge has put into it. */
  | { readonly state: 'opening'; readonly html: string }
  /** `html` is what the edge has put into the page: it stays until the live list is there. */
  | { readonly state: 'waiting'; readonly html: string }
  | { readonly state: 'failed'; readonly html: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly list: ShopList };

/** The shops of a city for a query: as the edge wrote them, then live. */
export function useShopList(
  resource: ShopListResource,
  query: ShopQuery,
  city: string,
): ShopListState {
  const alive = useHydrated();
  const key = shopListKey(query, city);
  const [served] = useState(() => servedIn(SHOP_SLOT));
  const { data, error, pending } = useResource(resource);

  useEffect(() => {
    if (!alive) return;
    void resource.run(query, city);
    // The key says all of the query that shops are asked for by: nothing else asks again.
  }, [alive, resource, key]);
  useEffect(() => () => resource.reset(), [resource]);

  if (!alive) return { state: 'opening', html: served.html };
  // The snapshot is the reply itself: a resource keeps it by reference.
  if (data?.key === key) return { state: 'ready', list: data as ShopList };
  const html = served.key === key ? served.html : '';
  if (error && !pending) {
    return { state: 'failed', html, retry: () => void resource.retry() };
  }
  return { state: 'waiting', html };
}
