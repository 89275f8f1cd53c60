import { lazy, Suspense, useMemo, type Ref } from 'react';
import type { MapSettings } from '../../client/maps/open-map.ts';
import type { ListedShop } from '../../client/shop-entry.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ShopRow } from './ShopRow.tsx';
import * as css from './ShopMapPane.module.css';

/** Maps come when the first one is asked for. */
const PointsMap = lazy(async () => ({
  default: (await import('../../ui/PointsMap.tsx')).PointsMap,
}));

type Props = {
  pane: Ref<HTMLElement>;
  listed: readonly ListedShop[];
  selected: number | null;
  onSelect: (id: number | null) => void;
  city: string;
  settings: MapSettings;
};

/**
 * The shops of the list on a map. Where the window is too narrow for both, the chosen shop's row
 * stands under the map.
 */
export function ShopMapPane({ pane, listed, selected, onSelect, city, settings }: Props) {
  const points = useMemo(
    () =>
      listed.map(({ shop, entry }) => {
        const text = [entry.place, entry.opening].filter(Boolean).join('. ');
        return { id: shop.id, lat: shop.lat, lon: shop.lon, title: shop.title, text };
      }),
    [listed],
  );
  const chosen = listed.find(({ shop }) => shop.id === selected);
  return (
    <section ref={pane} tabIndex={-1} aria-label="На карте" className={css.root}>
      <div className={css.map}>
        <Suspense fallback={<Skeleton lines={2} label="Загружаем карту…" />}>
          <PointsMap
            points={points}
            selected={selected}
            onSelect={onSelect}
            label={`Карта: ${city}. Те же места есть в\u00a0списке`}
            town={city}
            settings={settings}
          />
        </Suspense>
      </div>
      {chosen && (
        <div className={css.chosen}>
          <ShopRow
            entry={chosen.entry}
            mapUrl={`#shop-${chosen.shop.id}`}
            chosen
            anchored={false}
          />
        </div>
      )}
    </section>
  );
}
