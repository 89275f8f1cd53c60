import { inksOf } from '../../src/client/maps/inks.ts';
import { STREET_ZOOM } from '../../src/client/maps/map-provider.ts';
import { mayMove } from '../../src/client/page/may-move.ts';
import { asPicture, MARKER, markerArt } from '../../src/client/maps/marker-art.ts';
import { openYandex } from '../../src/client/maps/open-yandex.ts';
import type { YandexPlacemark } from '../../src/client/maps/yandex-api.ts';
import { placeAt } from './place.ts';
import type { OpenPicker } from './place-picker.ts';

/** Yandex's map: a place is picked by a click or by dragging the marker. */
export const yandexPicker =
  (key: string): OpenPicker =>
  async (element, { centre, label, markLabel, onPick }) => {
    const { api, map } = await openYandex(element, { centre, label }, key);
    const look = {
      iconLayout: 'default#image',
      iconImageHref: asPicture(markerArt(inksOf(element).chosen)),
      iconImageSize: [MARKER.width, MARKER.height],
      iconImageOffset: MARKER.tip.map((pixels) => -pixels),
      draggable: onPick !== null,
    };
    const tell = ([lat, lon]: [number, number]) => {
      const place = placeAt(lat, lon);
      if (place) onPick?.(place);
    };
    if (onPick) map.events.add('click', (event) => tell(event.get('coords')));

    let mark: YandexPlacemark | null = null;
    const add = (at: [number, number]) => {
      const made = new api.Placemark(at, { hintContent: markLabel }, look);
      made.events.add('dragend', () => tell(made.geometry.getCoordinates()));
      map.geoObjects.add(made);
      return made;
    };
    return {
      put(place, isBrought) {
        if (!place) {
          if (mark) map.geoObjects.remove(mark);
          mark = null;
          return;
        }
        const at: [number, number] = [place.lat, place.lon];
        if (mark) mark.geometry.setCoordinates(at);
        else mark = add(at);
        const zoom = Math.max(map.getZoom(), STREET_ZOOM);
        if (isBrought) void map.setCenter(at, zoom, { duration: mayMove() ? 300 : 0 });
      },
      destroy: () => map.destroy(),
    };
  };
