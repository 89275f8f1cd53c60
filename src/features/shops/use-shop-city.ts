import { useEffect, useRef } from 'react';
import type { ShopCity } from '../../build/page-data.ts';
import { useCity } from '../../stores/location.ts';
import type { ShopQueryState } from './use-shop-query.ts';

/**
 * The city whose shops are shown: the one in the URL, otherwise the visitor's own. Choosing another
 * one for the whole site, in the header, shows that one here too.
 */
export function useShopCity(
  cities: readonly ShopCity[],
  { query, change }: ShopQueryState,
): ShopCity {
  const own = useCity();
  const before = useRef(own.id);
  useEffect(() => {
    if (before.current === own.id) return;
    before.current = own.id;
    if (query.city !== own.id) change({ city: own.id, shop: null });
  });
  const named = cities.find(({ id }) => id === query.city);
  return named ?? cities.find(({ id }) => id === own.id) ?? { ...own, timeZone: null };
}
