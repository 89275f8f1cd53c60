import { popup, type Map as LeafletMap, type Popup } from 'leaflet';
import { leafletMarkers } from './leaflet-markers.ts';
import * as css from './leaflet-map.module.css';
import { mayMove } from '../page/may-move.ts';
import { STREET_ZOOM, type MapPoint, type MapProvider } from './map-provider.ts';
import type { MapSettings } from './map-settings.ts';
import { moveOneByOne } from './move-one-by-one.ts';
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

/** How far above its point a popup ends: above the marker. */
const LIFT = 40;
/** The height of the popup's tail, in Leaflet's sheet. */
const TAIL = 20;
/** The least distance of a popup from the edges of the map and from its buttons. */
const EDGE = 8;

/**
 * Moves the map until all of a popup is in it and its button is not under those of the map. It moves at once: the
 * popup's button must not move away from under a pointer. Leaflet's `autoPan` always animates.
 */
function showWhole(map: LeafletMap, shown: Popup, { lat, lon }: MapPoint): void {
  const words = shown.getElement();
  if (!words) return;
  const size = map.getSize();
  const buttons = map.getContainer().querySelector<HTMLElement>('.leaflet-top.leaflet-right');
  const [across, down] = [buttons?.offsetWidth ?? 0, buttons?.offsetHeight ?? 0];
  // Next to the buttons or, on a narrow map, under them.
  const beside = size.x >= words.offsetWidth + across + 2 * EDGE;
  const half = Math.min(words.offsetWidth / 2 + EDGE, size.x / 2);
  const above = words.offsetHeight + TAIL + LIFT + EDGE + (beside ? 0 : down);
  map.panInside([lat, lon], {
    paddingTopLeft: [half, Math.min(above, size.y - EDGE)],
    paddingBottomRight: [half + (beside ? across : 0), EDGE],
    animate: false,
  });
}

/**
 * Leaflet labels its close button in English, and the focus is lost with it. The button is the same for each
 * point.
 * @param closed runs after Leaflet has closed the popup.
 */
function tendCloseButton(map: LeafletMap, closed: () => void): void {
  const close = map.getContainer().querySelector<HTMLElement>('.leaflet-popup-close-button');
  if (!close) return;
  close.setAttribute('aria-label', 'Закрыть');
  close.onclick = closed;
}

/** Our own map, on the tiles that the build configures; it manages its own markers. */
export const leafletMaps = (settings: MapSettings): MapProvider => ({
  async create(element, { centre, label, onSelect }) {
    const animate = mayMove();
    const map = await openLeaflet(element, { centre, label }, settings);
    let points = new Map<number, MapPoint>();
    let selected: number | null = null;
    const movement = moveOneByOne(map);
    const opened = popup({
      autoPan: false,
      maxWidth: 260,
      offset: [0, -LIFT],
      className: css.popup ?? '',
    });
    const open = (point: MapPoint) => {
      selected = point.id;
      markers.choose(point);
      opened.setLatLng([point.lat, point.lon]).setContent(wordsOf(point)).openOn(map);
      showWhole(map, opened, point);
      tendCloseButton(map, () => markers.focus(point));
    };
    const markers = leafletMarkers(map, (point) => {
      movement.forget();
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
    // A phone has been turned, or the letters have grown.
    map.on('resize', () => {
      const point = selected === null ? undefined : points.get(selected);
      if (!point || !opened.isOpen()) return;
      opened.update();
      showWhole(map, opened, point);
    });
    // Leaflet hears Escape only while the map itself has the focus, not its markers or the popup.
    const box = map.getContainer();
    box.addEventListener('keydown', ({ key, target }) => {
      if (key !== 'Escape' || !opened.isOpen()) return;
      const point = selected === null ? undefined : points.get(selected);
      map.closePopup(opened);
      // What had the focus has gone with the popup.
      if (point && target !== box) markers.focus(point);
    });
    const close = () => {
      movement.forget();
      selected = null;
      markers.choose(null);
      map.closePopup(opened);
    };
    const fit = (animated: boolean) => {
      const all = [...points.values()].map(({ lat, lon }): [number, number] => [lat, lon]);
      if (all.length === 0) return;
      const padding: [number, number] = [48, 56];
      movement.start(() =>
        map.fitBounds(all, { padding, maxZoom: STREET_ZOOM, animate: animated }),
      );
    };

    return {
      setPoints(next) {
        close();
        const first = points.size === 0;
        points = new Map(next.map((point) => [point.id, point]));
        markers.show(next);
        // A map that has just appeared shows its points at once.
        fit(animate && !first);
      },
      select(id) {
        if (id === selected) return;
        const point = id === null ? undefined : points.get(id);
        close();
        if (!point) return;
        selected = point.id;
        markers.choose(point);
        movement.start(
          () =>
            map.setView([point.lat, point.lon], Math.max(map.getZoom(), STREET_ZOOM), { animate }),
          // The popup's button would move away from under a pointer that presses it.
          () => open(point),
        );
      },
      destroy: () => {
        movement.forget();
        selected = null;
        map.remove();
      },
    };
  },
});
