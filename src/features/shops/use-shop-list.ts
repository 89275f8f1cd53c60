import { useEffect, useEffectEvent, useState } from 'react';
import { shopListKey, type ShopQuery } from '../../config/shop-query.ts';
import { useResource } from '../../stores/resource.ts';
import { servedIn } from '../../ui/served/served.ts';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import type { ShopList, ShopListResource } from './shop-lists.ts';

/** Name of the slot in the page that the edge fills. */
export const SHOP_SLOT = 'shops';

export type ShopListState =
  /** The first render, which has to match the built page whatever the edge has put into it. */
  | { readonly state: 'opening'; readonly html: string }
  /** `html` is what the edge has put into the page: it stays until the live list has loaded. */
  | { readonly state: 'waiting'; readonly html: string }
  | { readonly state: 'failed'; readonly html: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly list: ShopList };

/** The shops of a city for a query: first as the edge rendered them, then live. */
export function useShopList(
  resource: ShopListResource,
  query: ShopQuery,
  city: string,
): ShopListState {
  const alive = useHydrated();
  const key = shopListKey(query, city);
  const [served] = useState(() => ({ ...servedIn(SHOP_SLOT), kind: query.kind, open: query.open }));
  const { data, error, pending } = useResource(resource);

  const run = useEffectEvent(() => void resource.run(query, city));
  // The key contains all parts of the query that affect the request: nothing else triggers a new one.
  useEffect(() => {
    if (alive) run();
  }, [alive, resource, key]);
  useEffect(() => () => resource.reset(), [resource]);

  if (!alive) return { state: 'opening', html: served.html };
  // The snapshot is the response itself: a resource stores it by reference.
  if (data?.key === key) return { state: 'ready', list: data as ShopList };
  // The live list is filtered here, but what the edge has put into the page has its own filters.
  const same = served.key === key && served.kind === query.kind && served.open === query.open;
  const html = same ? served.html : '';
  if (error && !pending) {
    return { state: 'failed', html, retry: () => void resource.retry() };
  }
  return { state: 'waiting', html };
}
