import { useMemo, useState } from 'react';
import type { MapPoint } from '../../client/maps/map-provider.ts';
import type { ListedShop } from '../../words/shop-entry.ts';

const same = (one: readonly MapPoint[], other: readonly MapPoint[]) =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/**
 * The shops of a list as points of a map. The list is recreated every minute and on each change of
 * order: as long as the shops are the same, so is the array, and the map does not change.
 */
export function usePoints(listed: readonly ListedShop[]): readonly MapPoint[] {
  const fresh = useMemo(
    () =>
      listed
        .map(({ shop: { id, lat, lon, title }, entry }) => ({
          id,
          lat,
          lon,
          title,
          text: entry.place,
        }))
        .toSorted((one, other) => one.id - other.id),
    [listed],
  );
  const [points, setPoints] = useState(fresh);
  if (points === fresh || same(points, fresh)) return points;
  setPoints(fresh);
  return fresh;
}
