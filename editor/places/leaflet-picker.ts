import { icon, marker, type LatLng, type Map as LeafletMap, type Marker } from 'leaflet';
import { inksOf } from '../../src/client/maps/inks.ts';
import { STREET_ZOOM } from '../../src/client/maps/map-provider.ts';
import { mayMove } from '../../src/client/page/may-move.ts';
import type { MapSettings } from '../../src/client/maps/map-settings.ts';
import { asPicture, MARKER, markerArt } from '../../src/client/maps/marker-art.ts';
import { openLeaflet } from '../../src/client/maps/open-leaflet.ts';
import { placeAt } from './place.ts';
import type { OpenPicker } from './place-picker.ts';

/** Pixels by which an arrow key moves the marker; ten times as many with Shift. */
const STEP = 4;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

/** Lets arrow keys move the marker; otherwise they would move the map. */
function answerKeys(map: LeafletMap, mark: Marker, moved: (at: LatLng) => void): void {
  mark.getElement()?.addEventListener('keydown', (event) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const [right, down] = way.map((pixels) => pixels * (event.shiftKey ? 10 : 1));
    const from = map.latLngToContainerPoint(mark.getLatLng());
    const at = map.containerPointToLatLng(from.add([right ?? 0, down ?? 0]));
    mark.setLatLng(at);
    map.panInside(at, { padding: [48, 64] });
    moved(at);
  });
}

/** The site's own map: a place is picked by a click, by dragging the marker, or with arrow keys. */
export const leafletPicker =
  (settings: MapSettings): OpenPicker =>
  async (element, { centre, label, markLabel, onPick }) => {
    const map = await openLeaflet(element, { centre, label }, settings);
    const art = icon({
      iconUrl: asPicture(markerArt(inksOf(element).chosen)),
      iconSize: [MARKER.width, MARKER.height],
      iconAnchor: [...MARKER.tip],
    });
    const tell = (at: LatLng) => {
      const { lat, lng } = at.wrap();
      const place = placeAt(lat, lng);
      if (place) onPick?.(place);
    };
    if (onPick) map.on('click', ({ latlng }) => tell(latlng));

    let mark: Marker | null = null;
    const add = (at: [number, number]) => {
      const isMoved = onPick !== null;
      const made = marker(at, {
        icon: art,
        alt: markLabel,
        draggable: isMoved,
        keyboard: isMoved,
        autoPan: true,
      }).addTo(map);
      if (isMoved) {
        made.on('dragend', () => tell(made.getLatLng()));
        answerKeys(map, made, tell);
      }
      return made;
    };
    return {
      put(place, isBrought) {
        if (!place) {
          mark?.remove();
          mark = null;
          return;
        }
        const at: [number, number] = [place.lat, place.lon];
        if (mark) mark.setLatLng(at);
        else mark = add(at);
        if (!isBrought) return;
        map.setView(at, Math.max(map.getZoom(), STREET_ZOOM), { animate: mayMove() });
      },
      destroy: () => map.remove(),
    };
  };
