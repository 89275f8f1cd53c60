import { useState } from 'react';
import { flushSync } from 'react-dom';
import { distanceBetween, distanceWords, type Place } from '../../client/places/distance.ts';
import type { ListedShop } from '../../words/shop-entry.ts';
import { SHOP_ROWS, shopQuery } from '../../config/shop-query.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ShopRow } from './ShopRow.tsx';
import { ShopRows } from './ShopRows.tsx';
import { inPlace, type ShopQueryState } from './use-shop-query.ts';

type Props = ShopQueryState & {
  path: string;
  listed: readonly ListedShop[];
  /** Whether open shops were asked for, and the local time is unknown. */
  anyHour: boolean;
  /** The visitor's position, if they have shared it. */
  from: Place | null;
  /** Shows a shop on the map; absent: there is no map. */
  onMap: ((id: number) => void) | undefined;
};

/** The current list. However many shops there are, only the requested rows are rendered. */
export function LiveShopRows({ path, query, listed, anyHour, from, onMap }: Props) {
  const [count, setCount] = useState(SHOP_ROWS);
  const rows = query.all ? listed : listed.slice(0, count);
  // A marker may belong to a shop far down the list: then its row comes first.
  const beyond = listed.slice(rows.length).find(({ shop }) => shop.id === query.shop);
  // The button may disappear with the last rows, and the reader continues with the first new one.
  const showMore = () => {
    flushSync(() => setCount(count + SHOP_ROWS));
    const first = listed[rows.length];
    if (first) document.getElementById(`shop-${first.shop.id}`)?.closest('li')?.focus();
  };
  return (
    <ShopRows
      count={listed.length}
      anyHour={anyHour}
      more={
        rows.length < listed.length ? (
          <Button variant="secondary" onClick={showMore}>
            Показать ещё {Math.min(SHOP_ROWS, listed.length - rows.length)}
          </Button>
        ) : undefined
      }
    >
      {(beyond ? [beyond, ...rows] : rows).map(({ shop, entry }) => (
        <li key={shop.id} tabIndex={-1}>
          <ShopRow
            entry={entry}
            mapUrl={onMap && path + shopQuery({ ...query, view: 'map', shop: shop.id })}
            distance={from ? distanceWords(distanceBetween(from, shop)) : undefined}
            chosen={shop.id === query.shop}
            onMap={inPlace(() => onMap?.(shop.id))}
          />
        </li>
      ))}
    </ShopRows>
  );
}
