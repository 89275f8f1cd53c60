import { asPicture, CLUSTER, clusterArt, MARKER, markerArt, type Ink } from './marker-art.ts';
import { inksOf } from './inks.ts';
import { mayMove } from '../page/may-move.ts';
import { STREET_ZOOM, type MapPoint, type MapProvider } from './map-provider.ts';
import { openYandex } from './open-yandex.ts';
import type { YandexFeature } from './yandex-api.ts';

/** Balloons take HTML; titles and addresses are text. */
function asHtml(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}

const featureOf = ({ id, lat, lon, title, text }: MapPoint): YandexFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [lat, lon] },
  properties: {
    hintContent: asHtml(title),
    balloonContentHeader: asHtml(title),
    balloonContentBody: asHtml(text),
  },
});

/** Yandex Maps JS API 2.1, loaded with the first map. */
export const yandexMaps = (key: string): MapProvider => ({
  async create(element, { centre, label, onSelect }) {
    const { api, map } = await openYandex(element, { centre, label }, key);
    const duration = mayMove() ? 300 : 0;
    const { plain, chosen } = inksOf(element);
    const look = (ink: Ink) => ({ iconImageHref: asPicture(markerArt(ink)) });
    const manager = new api.ObjectManager({ clusterize: true, gridSize: 96 });
    manager.objects.options.set({
      iconLayout: 'default#image',
      iconImageSize: [MARKER.width, MARKER.height],
      iconImageOffset: MARKER.tip.map((pixels) => -pixels),
      ...look(plain),
    });
    const middle = -CLUSTER / 2;
    const href = asPicture(clusterArt(plain));
    manager.clusters.options.set({
      clusterIcons: [{ href, size: [CLUSTER, CLUSTER], offset: [middle, middle] }],
      clusterDisableClickZoom: false,
    });
    map.geoObjects.add(manager);

    let points = new Map<number, MapPoint>();
    let selected: number | null = null;
    const mark = (id: number | null) => {
      if (selected !== null && points.has(selected)) {
        manager.objects.setObjectOptions(selected, look(plain));
      }
      selected = id;
      if (id !== null && points.has(id)) manager.objects.setObjectOptions(id, look(chosen));
    };
    manager.objects.events.add('click', (event) => {
      const id = event.get('objectId');
      if (typeof id !== 'number') return;
      mark(id);
      onSelect(id);
    });
    manager.objects.events.add('balloonclose', (event) => {
      if (event.get('objectId') !== selected) return;
      mark(null);
      onSelect(null);
    });
    const fit = () => {
      const bounds = manager.getBounds();
      if (bounds) void map.setBounds(bounds, { checkZoomRange: true, zoomMargin: 48, duration });
    };

    return {
      setPoints(next) {
        manager.removeAll();
        selected = null;
        points = new Map(next.map((point) => [point.id, point]));
        manager.add({ type: 'FeatureCollection', features: next.map(featureOf) });
        fit();
      },
      select(id) {
        if (id === selected) return;
        const point = id === null ? undefined : points.get(id);
        mark(point?.id ?? null);
        if (!point) {
          manager.objects.balloon.close();
          return;
        }
        const zoom = Math.max(map.getZoom(), STREET_ZOOM);
        const shown = map.setCenter([point.lat, point.lon], zoom, { duration });
        // The visitor may have moved on while the map was loading.
        void shown.then(() =>
          selected === id ? manager.objects.balloon.open(point.id) : undefined,
        );
      },
      destroy: () => map.destroy(),
    };
  },
});
