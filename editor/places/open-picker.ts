import { MAPS } from './map-settings.ts';
import type { OpenPicker } from './place-picker.ts';

/** Opens Yandex's map if there is a key and the map loads, otherwise the site's own if there are tiles. */
export const openPicker: OpenPicker = async (element, options) => {
  if (MAPS.yandexKey !== '') {
    try {
      const { yandexPicker } = await import('./yandex-picker.ts');
      return await yandexPicker(MAPS.yandexKey)(element, options);
    } catch (error) {
      // Blocked, offline or a wrong key: the other map may work.
      if (MAPS.tilesUrl === '') throw error;
      element.replaceChildren();
    }
  }
  const { leafletPicker } = await import('./leaflet-picker.ts');
  return leafletPicker(MAPS)(element, options);
};
