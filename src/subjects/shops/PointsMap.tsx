import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../client/places/distance.ts';
import type { MapPoint, ShownMap } from '../../client/maps/map-provider.ts';
import type { MapSettings } from '../../client/maps/map-settings.ts';
import { openMap, type OpenedMap } from '../../client/maps/open-map.ts';
import { MapFailure } from './MapFailure.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import * as css from './PointsMap.module.css';

type Props = {
  /** Must keep its identity as long as the points are the same. */
  points: readonly MapPoint[];
  selected: number | null;
  onSelect: (id: number | null) => void;
  /** The accessible description of the map. */
  label: string;
  settings: MapSettings;
};

/** The centre of the country's shops, for a map without points yet. */
const SOMEWHERE: Place = { lat: 55.7558, lon: 37.6173 };

/** The centre of all points: an average is accurate enough within a town. */
function middleOf(points: readonly MapPoint[]): Place {
  const [first] = points;
  if (!first) return SOMEWHERE;
  const sum = (valueOf: (point: MapPoint) => number) =>
    points.reduce((all, one) => all + valueOf(one), 0);
  return { lat: sum(({ lat }) => lat) / points.length, lon: sum(({ lon }) => lon) / points.length };
}

/**
 * Places on a map, synchronised with a list both ways. Its scripts load with it, so it is rendered
 * only on request; the list has to contain all its information.
 */
export function PointsMap({ points, selected, onSelect, label, settings }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedMap | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The initial options may be outdated by the time it loads: the effects below apply the rest.
  const latest = useRef({ points, onSelect });
  useEffect(() => {
    latest.current = { points, onSelect };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Leaflet rejects an element that it has used before.
    const ground = element.appendChild(document.createElement('div'));
    ground.className = css.ground ?? '';
    let gone = false;
    let shown: ShownMap | null = null;
    const opening = openMap(
      ground,
      {
        centre: middleOf(latest.current.points),
        label,
        onSelect: (id) => latest.current.onSelect(id),
      },
      settings,
    );
    opening.then(
      (map) => {
        if (gone) map.map.destroy();
        else {
          shown = map.map;
          setOpened(map);
        }
      },
      () => gone || setOpened('failed'),
    );
    return () => {
      gone = true;
      shown?.destroy();
      setOpened(null);
      ground.remove();
    };
  }, [attempt, label, settings]);

  const map = opened === null || opened === 'failed' ? null : opened.map;
  useEffect(() => {
    map?.setPoints(points);
  }, [map, points]);
  useEffect(() => {
    map?.select(selected);
  }, [map, points, selected]);

  return (
    <div className={css.root} data-map={opened === 'failed' ? 'failed' : opened?.service}>
      <div ref={box} className={css.box} />
      {opened === null && (
        <div className={css.over}>
          <Skeleton lines={2} label="Загружаем карту…" />
        </div>
      )}
      {opened === 'failed' && <MapFailure onRetry={() => setAttempt(attempt + 1)} />}
    </div>
  );
}
