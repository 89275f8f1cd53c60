import { distanceWords } from '../../client/places/distance.ts';
import { shopQuery, type ShopQuery } from '../../config/shop-query.ts';
import { NoShops } from './NoShops.tsx';
import type { ShopList } from './shop-lists.ts';
import { inPlace, type ShopQueryState } from './use-shop-query.ts';

type Props = ShopQueryState & { path: string; city: string; list: ShopList };

/** An empty live response: no results for the filters, or none in the city. */
export function NoLiveShops({ path, city, list, query, change }: Props) {
  const to = (next: Partial<ShopQuery>) => inPlace(() => change(next));
  if (list.shops.length > 0 || query.types.length > 0) {
    const next = { kind: null, open: false, types: [], shop: null };
    return (
      <NoShops city={city} reset={path + shopQuery({ ...query, ...next })} onReset={to(next)} />
    );
  }
  const { nearest } = list;
  if (!nearest) return <NoShops city={city} />;
  const next = { city: nearest.id, shop: null };
  return (
    <NoShops
      city={city}
      nearest={{
        title: nearest.title,
        distance: distanceWords(nearest.distance),
        shops: String(nearest.shops),
        url: path + shopQuery({ ...query, ...next }),
      }}
      onNearest={to(next)}
    />
  );
}
