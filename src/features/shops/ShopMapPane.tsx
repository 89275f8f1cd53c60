import type { Ref } from 'react';
import type { MapSettings } from '../../client/maps/map-settings.ts';
import type { ListedShop } from '../../words/shop-entry.ts';
import { MapFailure } from '../../subjects/shops/MapFailure.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useLatePart } from '../../ui/rendering/use-late-part.ts';
import { ShopRow } from './ShopRow.tsx';
import { usePoints } from './use-points.ts';
import * as css from './ShopMapPane.module.css';

/** The map code loads with the first map. */
const loadMap = async () => (await import('../../subjects/shops/PointsMap.tsx')).PointsMap;

type Props = {
  pane: Ref<HTMLElement>;
  listed: readonly ListedShop[];
  selected: number | null;
  onSelect: (id: number | null) => void;
  city: string;
  settings: MapSettings;
};

/**
 * The shops of the list on a map. If the window is too narrow for both, the selected shop's row is
 * below the map.
 */
export function ShopMapPane({ pane, listed, selected, onSelect, city, settings }: Props) {
  const { Part: PointsMap, failed, retry } = useLatePart(loadMap);
  const points = usePoints(listed);
  const chosen = listed.find(({ shop }) => shop.id === selected);
  return (
    <section ref={pane} tabIndex={-1} aria-labelledby="na-karte" className={css.root}>
      <h2 id="na-karte">
        <VisuallyHidden>На&#160;карте</VisuallyHidden>
      </h2>
      <div className={css.map}>
        {PointsMap && (
          <PointsMap
            points={points}
            selected={selected}
            onSelect={onSelect}
            label={`Карта: ${city}. Те же места есть в\u00a0списке`}
            settings={settings}
          />
        )}
        {!PointsMap && !failed && <Skeleton lines={2} label="Загружаем карту…" />}
        {failed && (
          <div data-map="failed">
            <MapFailure onRetry={retry} />
          </div>
        )}
      </div>
      {chosen && (
        <div className={css.chosen}>
          <ShopRow
            entry={chosen.entry}

            chosen
            anchored={false}
          />
        </div>
      )}
    </section>
  );
}
