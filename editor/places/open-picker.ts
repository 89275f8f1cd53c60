import { MAPS } from './map-settings.ts';
import type { OpenPicker } from './place-picker.ts';

/** Opens Yandex's map if there is a key and it loads, otherwise ours if there are tiles. */
export const openPicker: OpenPicker = async (element, options) => {
  if (MAPS.yandexKey !== '') {
    try {
      const { yandexPicker } = await import('./yandex-picker.ts');
      return await yandexPicker(MAPS.yandexKey)(element, options);
    } catch (error) {
      // Blocked, no network, a wrong key: there may be another map.
      if (MAPS.tilesUrl === '') throw error;
      element.replaceChildren();
    }
  }
  const { leafletPicker } = await import('./leaflet-picker.ts');
  return leafletPicker(MAPS)(element, options);
};
