import type { MapOptions, ShownMap } from './map-provider.ts';
import type { MapSettings } from './map-settings.ts';

export type OpenedMap = { readonly map: ShownMap; readonly service: 'yandex' | 'leaflet' };

/**
 * Opens a map: Yandex's if there is a key and it loads, otherwise ours if there are tiles. Rejects
 * if neither is available.
 */
export async function openMap(
  element: HTMLElement,
  options: MapOptions,
  settings: MapSettings,
): Promise<OpenedMap> {
  if (settings.yandexKey !== '') {
    try {
      const { yandexMaps } = await import('./yandex-map.ts');
      const map = await yandexMaps(settings.yandexKey).create(element, options);
      return { map, service: 'yandex' };
    } catch (error) {
      // The script is blocked, the network is down or the key is invalid: the list works without a map, and
      // ours may be available.
      if (settings.tilesUrl === '') throw error;
      element.replaceChildren();
    }
  }
  const { leafletMaps } = await import('./leaflet-map.ts');
  return { map: await leafletMaps(settings).create(element, options), service: 'leaflet' };
}
