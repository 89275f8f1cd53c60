import { popup, type Map as LeafletMap } from 'leaflet';
import { leafletMarkers } from './leaflet-markers.ts';
import * as css from './leaflet-map.module.css';
import { mayMove, STREET_ZOOM, type MapPoint, type MapProvider } from './map-provider.ts';
import type { MapSettings } from './map-settings.ts';
import { openLeaflet } from './open-leaflet.ts';

/** The popup of a selected marker; built from elements, so that a title is always text. */
function wordsOf({ title, text }: MapPoint): HTMLElement {
  const words = document.createElement('div');
  const head = document.createElement('b');
  head.textContent = title;
  const line = document.createElement('p');
  line.textContent = text;
  words.append(head, line);
  return words;
}

/** Leaflet labels its close button in English. */
function nameCloseButton(map: LeafletMap): void {
  const close = map.getContainer().querySelector('.leaflet-popup-close-button');
  close?.setAttribute('aria-label', 'Закрыть');
}

/** Our own map, on the tiles that the build configures; it manages its own markers. */
export const leafletMaps = (settings: MapSettings): MapProvider => ({
  async create(element, { centre, label, onSelect }) {
    const animate = mayMove();
    const map = await openLeaflet(element, { centre, label }, settings);
    let points = new Map<number, MapPoint>();
    let selected: number | null = null;
    const opened = popup({
      autoPan: false,
      maxWidth: 260,
      offset: [0, -40],
      className: css.popup ?? '',
    });
    const open = (point: MapPoint) => {
      selected = point.id;
      markers.choose(point);
      opened.setLatLng([point.lat, point.lon]).setContent(wordsOf(point)).openOn(map);
      nameCloseButton(map);
    };
    const markers = leafletMarkers(map, (point) => {
      open(point);
      onSelect(point.id);
    });
    map.on('popupclose', () => {
      // Nothing is selected any more if the list has cleared it.
      if (selected === null) return;
      selected = null;
      markers.choose(null);
      onSelect(null);
    });
    const close = () => {
      selected = null;
      markers.choose(null);
      map.closePopup(opened);
    };
    const fit = () => {
      const all = [...points.values()].map(({ lat, lon }): [number, number] => [lat, lon]);
      if (all.length > 0) map.fitBounds(all, { padding: [48, 56], maxZoom: STREET_ZOOM, animate });
    };

    return {
      setPoints(next) {
        close();
        points = new Map(next.map((point) => [point.id, point]));
        markers.show(next);
        fit();
      },
      select(id) {
        if (id === selected) return;
        const point = id === null ? undefined : points.get(id);
        if (!point) {
          close();
          return;
        }
        map.setView([point.lat, point.lon], Math.max(map.getZoom(), STREET_ZOOM), { animate });
        open(point);
      },
      fit,
      destroy: () => {
        selected = null;
        map.remove();
      },
    };
  },
});
